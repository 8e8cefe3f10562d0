import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { viewOf } from '#kit/data/server/viewOf.ts'
import { agentTable } from './agent.table.ts'

/** Agents as others read them: without their address and secrets. */
export const agentView = viewOf(agentTable, [
  'avatar',
  'creatorId',
  'deletedAt',
  'id',
  'isPublic',
  'name',
  'speed',
  'status',
  'voiceId',
])

/** Where a secret of an agent is sealed: it opens for this row and this owner alone. */
export const secretPlace = (
  agent: { readonly id: number; readonly creatorId: number | null },
  secret: 'apiKey' | 'secret',
): string => `agent:${agent.id}:${agent.creatorId ?? 0}:${secret}`

/** An agent to call, with its sealed secrets. */
export type WorkingAgent = typeof agentTable.$inferSelect

/** An agent that is enabled; undefined where it is not, or not there. */
export async function findWorkingAgent(db: Db, id: number): Promise<WorkingAgent | undefined> {
  const isOne = and(eq(agentTable.id, id), eq(agentTable.status, 'enabled'), isNull(agentTable.deletedAt))
  const [agent] = await db.select().from(agentTable).where(isOne)
  return agent
}
