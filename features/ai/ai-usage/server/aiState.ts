import { and, eq, isNull } from 'drizzle-orm'
import type { AiState } from '#kit/ai/aiWork.ts'
import type { Db } from '#kit/call/server/context.ts'
import type { Env } from '#kit/ops/server/env.ts'
import { agentView } from '#features/ai/agent/server/agent.queries.ts'
import { voiceView } from '#features/ai/voice/server/voice.queries.ts'
import { defaultPainter } from './findProvider.ts'

/** What this installation can have made: by the operator's provider, by agents, by voices. */
export async function readAiState(db: Db, env: Env): Promise<AiState> {
  const hasProvider = env.AI_BASE_URL !== undefined
  const [agent] = await db
    .select({ id: agentView.id })
    .from(agentView)
    .where(and(eq(agentView.status, 'enabled'), isNull(agentView.deletedAt)))
    .limit(1)
  const [voice] = await db
    .select({ id: voiceView.id })
    .from(voiceView)
    .where(and(eq(voiceView.status, 'enabled'), isNull(voiceView.deletedAt)))
    .limit(1)
  return {
    hasText: (hasProvider && env.AI_MODEL !== undefined) || agent !== undefined,
    hasPictures:
      (hasProvider && env.AI_IMAGE_MODEL !== undefined) || (await defaultPainter(db)) !== undefined,
    hasSpeech: voice !== undefined,
  }
}
