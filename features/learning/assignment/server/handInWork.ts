import { and, eq } from 'drizzle-orm'
import type { BodyOf, DataOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { answerCard } from '#features/learning/attempt/server/action.commands.ts'
import type { learnerWorkEndpoints } from '../learnerWork.contract.ts'
import { assignmentTable } from './assignment.table.ts'

/** Hands in a work: an answer to its card, with the state in which the assignment then is. */
export async function handInWork(
  call: Call,
  { text = '', link = '', fileIds = [], ...body }: BodyOf<typeof learnerWorkEndpoints.assignment>,
): Promise<DataOf<typeof learnerWorkEndpoints.assignment>> {
  const response = { text, link, fileIds }
  const { versionId } = await answerCard(call, { ...body, hintsUsed: 0, response })
  const [row] = await call.db
    .select({ assignmentId: assignmentTable.id, status: assignmentTable.status })
    .from(assignmentTable)
    .where(
      and(
        eq(assignmentTable.creatorId, call.actor.id),
        eq(assignmentTable.activityVersionId, versionId ?? 0),
        eq(assignmentTable.cardId, body.cardId),
      ),
    )
  return row ?? refuse(kitFaults.notFound)
}
