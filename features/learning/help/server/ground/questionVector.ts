import { AiError } from '#kit/ai/server/ai.ts'
import type { Services } from '#kit/call/server/context.ts'
import { vectorModel } from './vectorTable.ts'

/** What a question means, by one model; it can be compared with passages of the same model alone. */
export interface QuestionVector {
  readonly vector: readonly number[]
  readonly model: string
}

interface Asked {
  readonly userId: number
  readonly text: string
  readonly signal?: AbortSignal
}

/** Nobody waits longer for a better search. */
const patienceMs = 4000

/**
 * The vector of a question, where the provider and the database have them; undefined where not, and where the provider fails: the
 * search goes on without. Not to be asked inside a transaction.
 */
export async function questionVector(
  services: Services,
  { userId, text, signal }: Asked,
): Promise<QuestionVector | undefined> {
  const model = await vectorModel(services)
  if (model === undefined || text.trim() === '') return undefined
  const patience = AbortSignal.timeout(patienceMs)
  const stop = signal ? AbortSignal.any([signal, patience]) : patience
  try {
    const order = { userId, agentId: null, purpose: 'help' } as const
    const [vector] = await services.ai.embed(order, { texts: [text], signal: stop })
    return vector && { vector, model }
  } catch (error) {
    if (!(error instanceof AiError)) throw error
    services.log.warn({ err: error }, 'a question was searched without its vector')
    return undefined
  }
}
