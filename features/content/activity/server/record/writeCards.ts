import type { Db } from '#kit/call/server/context.ts'
import type { Deck } from '#deck/deck.document.ts'
import { countCards } from '#deck/deck.edits.ts'
import { problemsOf } from '#deck/deck.problems.ts'
import { activityDeckTable } from './activity.table.ts'
import { hashOf } from './hashOf.ts'

export async function writeCards(db: Db, activityId: number, cards: Deck): Promise<void> {
  await db
    .insert(activityDeckTable)
    .values({ activityId, cards })
    .onConflictDoUpdate({ target: activityDeckTable.activityId, set: { cards } })
}

/** What the activity's row holds of its deck. */
export const deckColumns = (deck: Deck) => ({
  cardCount: countCards(deck),
  deckIsReady: problemsOf(deck).length === 0,
  deckHash: hashOf(deck),
})
