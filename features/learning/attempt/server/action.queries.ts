import type { BodyOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { Grade } from '#kit/card/grading.ts'
import { findCard } from '#deck/deck.document.ts'
import type { attemptEndpoints } from '../attempt.contract.ts'
import { answer } from './answer.ts'
import { saveGrade } from './action/saveGrade.ts'
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

/** Keeps an answer of the caller to a card, and tells the version in which they learn. */
export async function answerCard(
  call: Call,
  body: BodyOf<typeof attemptEndpoints.response>,
): Promise<{ readonly versionId: number | undefined }> {
  await answer(call, body)
  const learning = await findLearning(call.db, call.actor.id, body.activityId)
  return { versionId: learning?.versionId }
}

interface Given {
  readonly responseId: number
  readonly grade: Grade
  /** The person who says so. */
  readonly gradedBy: number
}

/** Keeps what a person says of an answer; what its learner has reached is reckoned anew. */
export async function gradeResponse(call: Pick<Call, 'db' | 'now'>, given: Given): Promise<void> {
  await saveGrade(call, given)
}
