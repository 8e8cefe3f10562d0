import { and, eq } from 'drizzle-orm'
import type { BodyOf, DataOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { assignmentView } from '#features/learning/assignment/server/assignment.queries.ts'
import type { learnEndpoints } from '#features/learning/learn/learn.contract.ts'
import { answer } from './answer.ts'
import { findLearning } from './openLearning.ts'

/** Hands in a work: an answer to its card, with the state in which the assignment then is. */
export async function handInWork(
  call: Call,
  { text = '', link = '', fileIds = [], ...body }: BodyOf<typeof learnEndpoints.assignment>,
): Promise<DataOf<typeof learnEndpoints.assignment>> {
  await answer(call, { ...body, hintsUsed: 0, response: { text, link, fileIds } })
  const learning = await findLearning(call.db, call.actor.id, body.activityId)
  const [row] = await call.db
    .select({ assignmentId: assignmentView.id, status: assignmentView.status })
    .from(assignmentView)
    .where(
      and(
        eq(assignmentView.creatorId, call.actor.id),
        eq(assignmentView.activityVersionId, learning?.versionId ?? 0),
        eq(assignmentView.cardId, body.cardId),
      ),
    )
  return row ?? refuse(kitFaults.notFound)
}
