import type { Call } from '#kit/call/server/context.ts'
import type { Persona } from '#features/ai/agent/agent.ports.ts'
import { configOf, systemTextOf } from '../ai-config.read.ts'
import { isInUse } from './ai-config.queries.ts'
import { aiConfigTable } from './ai-config.table.ts'

const name = 'assistant/persona'

/** I2, for whoever asks the assistant. */
export async function readPersona({ db }: Pick<Call, 'db'>): Promise<Persona> {
  const [row] = await db
    .select({ value: aiConfigTable.value, creatorId: aiConfigTable.creatorId })
    .from(aiConfigTable)
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
