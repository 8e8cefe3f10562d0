import { and, asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { findCard } from '#deck/deck.document.ts'
import type { Db } from '#kit/server/context.ts'
import type { studyAnswer } from '../learning.contract.ts'
import { responseTable } from './response.table.ts'
import { versionDeck } from './versionDeck.ts'

/** Everything that a learner answered in a version, in the order in which it was given. */
export async function readAnswers(
  db: Db,
  { userId, versionId }: { readonly userId: number; readonly versionId: number },
): Promise<z.output<typeof studyAnswer>[]> {
  const deck = await versionDeck(db, versionId)
  const rows = await db
    .select()
    .from(responseTable)
    .where(and(eq(responseTable.learnerId, userId), eq(responseTable.activityVersionId, versionId)))
    .orderBy(asc(responseTable.id))
  return rows.map((row) => {
    const card = findCard(deck, row.cardId)?.card
    return { ...row, cardType: card?.type ?? '', cardTitle: card?.title ?? '' }
  })
}
