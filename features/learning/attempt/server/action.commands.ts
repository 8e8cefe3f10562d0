import type { BodyOf } from '#kit/contract/endpoint.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { Grade } from '#kit/card/grading.ts'
import type { attemptEndpoints } from '../attempt.contract.ts'
import { findLearning } from './action/openLearning.ts'
import { saveGrade } from './action/saveGrade.ts'
import { answer } from './answer.ts'

/** Saves an answer of the caller to a card; answers the version in which they learn. */
export async function answerCard(
  call: Call,
  body: BodyOf<typeof attemptEndpoints.response>,
): Promise<{ readonly versionId: number | undefined }> {
  await answer(call, body)
  const learning = await findLearning(call.db, call.actor.id, body.activityId)
  return { versionId: learning?.versionId }
}

interface GivenGrade {
  readonly responseId: number
  readonly grade: Grade
  /** The person who grades. */
  readonly gradedBy: number
}

/** Saves a person's grade of an answer and recomputes its learner's record. */
export async function gradeResponse(call: Pick<Call, 'db' | 'now'>, given: GivenGrade): Promise<void> {
  await saveGrade(call, given)
}
