import { and, eq, isNull } from 'drizzle-orm'
import { agentTable } from '#features/ai/agent/server/agent.table.ts'
import { voiceTable } from '#features/ai/voice/server/voice.table.ts'
import type { AiState } from '#kit/aiWork.ts'
import type { Db } from '#kit/server/context.ts'
import type { Env } from '#kit/server/env.ts'

/** What this installation can have made: by the operator's provider, by agents, by voices. */
export async function readAiState(db: Db, env: Env): Promise<AiState> {
  const hasProvider = env.AI_BASE_URL !== undefined
  const [agent] = await db
    .select({ id: agentTable.id })
    .from(agentTable)
    .where(and(eq(agentTable.status, 'enabled'), isNull(agentTable.deletedAt)))
    .limit(1)
  const [voice] = await db
    .select({ id: voiceTable.id })
    .from(voiceTable)
    .where(and(eq(voiceTable.status, 'enabled'), isNull(voiceTable.deletedAt)))
    .limit(1)
  return {
    hasText: (hasProvider && env.AI_MODEL !== undefined) || agent !== undefined,
    hasPictures: hasProvider && env.AI_IMAGE_MODEL !== undefined,
    hasSpeech: voice !== undefined,
  }
}
