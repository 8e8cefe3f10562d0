import { and, eq } from 'drizzle-orm'
import type { BodyOf, DataOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { answerCard } from '#features/learning/attempt/server/action.queries.ts'
import type { learnerWorkEndpoints } from '../learnerWork.contract.ts'
import { assignmentView } from './assignment.queries.ts'

/** Hands in a work: an answer to its card, with the state in which the assignment then is. */
export async function handInWork(
  call: Call,
  { text = '', link = '', fileIds = [], ...body }: BodyOf<typeof learnerWorkEndpoints.assignment>,
): Promise<DataOf<typeof learnerWorkEndpoints.assignment>> {
  const response = { text, link, fileIds }
  const { versionId } = await answerCard(call, { ...body, hintsUsed: 0, response })
  const [row] = await call.db
    .select({ assignmentId: assignmentView.id, status: assignmentView.status })
    .from(assignmentView)
    .where(
      and(
        eq(assignmentView.creatorId, call.actor.id),
        eq(assignmentView.activityVersionId, versionId ?? 0),
        eq(assignmentView.cardId, body.cardId),
      ),
    )
  return row ?? refuse(kitFaults.notFound)
}
