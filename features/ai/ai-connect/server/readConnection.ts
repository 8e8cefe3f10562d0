import { and, eq, isNull } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import type { DataOf } from '#kit/contract/endpoint.ts'
import { agentView } from '#features/ai/agent/server/agent.queries.ts'
import { configInUse } from '#features/ai/ai-config/server/ai-config.queries.ts'
import type { aiConnectEndpoints } from '../ai-connect.contract.ts'

/** What everyone uses now, as the next call would find it. */
export async function readConnection(call: Call): Promise<DataOf<typeof aiConnectEndpoints.state>> {
  const { db, services, actor } = call
  const chats = await services.ai.whoChats(db, { userId: actor.id, agentId: null, purpose: 'trial' })
  const { config } = await configInUse(db, 'default/agent')
  return {
    hasText: chats !== undefined,
    agent: await agentById(call, chats?.agentId ?? null),
    pictureAgent: await agentById(call, config.pictureAgentId),
  }
}

async function agentById({ db }: Call, id: number | null) {
  if (id === null) return null
  const isOne = and(eq(agentView.id, id), eq(agentView.status, 'enabled'), isNull(agentView.deletedAt))
  const [agent] = await db.select({ id: agentView.id, name: agentView.name }).from(agentView).where(isOne)
  return agent ?? null
}
