import { eq } from 'drizzle-orm'
import type { Call, Db } from '#kit/call/server/context.ts'
import { slot, statements } from '#kit/data/server/statement.ts'
import { fileIdsOf } from '#deck/deck.document.ts'
import { countCards } from '#deck/deck.edits.ts'
import { readDeck } from '#deck/deck.schema.ts'
import type { Deck } from '#deck/deck.document.ts'
import type { Card } from '#cards/index.ts'
import { problemsOf } from '#deck/deck.problems.ts'
import { activityDeckTable } from './activity.table.ts'
import { hashOf } from './hashOf.ts'

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

export async function writeCards(db: Db, activityId: number, cards: Deck): Promise<void> {
  await db
    .insert(activityDeckTable)
    .values({ activityId, cards })
    .onConflictDoUpdate({ target: activityDeckTable.activityId, set: { cards } })
}

/** What the activity's row tells of its deck. */
export const deckColumns = (deck: Deck) => ({
  cardCount: countCards(deck),
  deckIsReady: problemsOf(deck).length === 0,
  deckHash: hashOf(deck),
})

/** Notes the files that the working copy shows, apart from its cover. */
export const registerDeckFileUses = (call: Call, activityId: number, deck: Deck): Promise<void> =>
  call.services.registerFileUses(call, {
    resource: 'activity-deck',
    resourceId: activityId,
    pictures: [],
    fileIds: fileIdsOf(deck),
  })
