import type { Call } from '#kit/call/server/context.ts'
import { openLearning } from './action/openLearning.ts'
import { viewOfLearning, type LearnerView } from './learning.queries.ts'

/** The caller's learning of an activity, begun where it was not yet, and locked until the end of the transaction. */
export async function openLearnerView(call: Call, activityId: number): Promise<LearnerView> {
  return viewOfLearning(call, await openLearning(call, activityId, call.now))
}
