import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { findCard } from '#deck/deck.document.ts'
import { findLearning, openVersion } from './action/openLearning.ts'
import { learnerDeck } from './progress/versionDeck.ts'

/** Refuses a place where the caller does not learn: an activity that is not open to them, or a card of no deck of theirs. */
export async function mustLearnAt(call: Call, activityId: number, cardId: number | undefined): Promise<void> {
  const { db, actor } = call
  const learning = await findLearning(db, actor.id, activityId)
  const versionId = learning?.versionId ?? (await openVersion(call, activityId))
  if (cardId === undefined) return
  const deck = await learnerDeck(db, { versionId, userId: actor.id })
  if (!findCard(deck, cardId)) refuse(kitFaults.notFound)
}
