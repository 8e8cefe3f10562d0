import { eq } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { slot, statements } from '#kit/data/server/statement.ts'
import { readDeck } from '#deck/deck.schema.ts'
import type { Card } from '#cards/index.ts'
import { activityDeckTable } from './activity.table.ts'

const reading = statements<{ cards: readonly unknown[] }[]>({ isNamed: true })

/** The cards of a working copy; a new activity has none. */
export async function readCards(db: Db, activityId: number): Promise<Card[]> {
  const [row] = await reading(db, activityDeckTable, '', { activityId }, (builder) =>
    builder
      .select({ cards: activityDeckTable.cards })
      .from(activityDeckTable)
      .where(eq(activityDeckTable.activityId, slot('activityId'))),
  )
  return readDeck(row?.cards ?? [])
}
