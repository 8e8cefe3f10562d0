import { configOf, systemTextOf } from '#features/ai/ai-config/ai-config.read.ts'
import { aiConfigView, isInUse } from '#features/ai/ai-config/server/ai-config.queries.ts'
import type { AiOrder } from '#kit/server/ai/desk.ts'
import type { Db } from '#kit/server/context.ts'
import type { AiMessage, AiTask } from '#kit/talk.ts'

/** What an AI is told before anything that its caller says, and who it is where the caller names nobody. */
export interface Persona {
  readonly system: readonly AiMessage[]
  readonly freedom: Pick<AiTask, 'temperature'> & { readonly maxTokens?: number }
  readonly answerer: Pick<AiOrder, 'agentId' | 'chosenBy'>
}

/** Other programs say themselves what they want. */
export const noPersona: Persona = { system: [], freedom: {}, answerer: { agentId: null } }

const name = 'assistant/persona'

/** I2: the persona of the assistant on every page, as it is configured. */
export async function assistantPersona(db: Db): Promise<Persona> {
  const [row] = await db
    .select({ value: aiConfigView.value, creatorId: aiConfigView.creatorId })
    .from(aiConfigView)
    .where(isInUse(name))
  const config = configOf(name, row?.value)
  const { temperature, maxTokens, agentId } = config
  return {
    system: [{ role: 'system', content: systemTextOf(config) }],
    freedom: { temperature, maxTokens },
    // Whoever configured it lends the agent: those who ask need not have a right to it.
    answerer: agentId === null ? { agentId } : { agentId, chosenBy: row?.creatorId ?? null },
  }
}
