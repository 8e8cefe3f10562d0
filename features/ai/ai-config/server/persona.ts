import type { Call } from '#kit/call/server/context.ts'
import type { Persona } from '#features/ai/agent/agent.ports.ts'
import { systemTextOf } from '../ai-config.read.ts'
import { configInUse } from './ai-config.queries.ts'

/** I2, for whoever asks the assistant. */
export async function readPersona({ db }: Pick<Call, 'db'>): Promise<Persona> {
  const { config, creatorId } = await configInUse(db, 'assistant/persona')
  const { temperature, maxTokens, agentId } = config
  return {
    system: [{ role: 'system', content: systemTextOf(config) }],
    freedom: { temperature, maxTokens },
    // Whoever configured it lends the agent: those who ask need not have a right to it.
    answerer: agentId === null ? { agentId } : { agentId, chosenBy: creatorId },
  }
}
