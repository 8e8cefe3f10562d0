import { port } from '#kit/contract/port.ts'
import type { AiMessage, AiTask } from '#kit/ai/talk.ts'

/** The instructions that an AI gets before what its caller says, and which agent answers where the caller names none. */
export interface Persona {
  readonly system: readonly AiMessage[]
  readonly freedom: Pick<AiTask, 'temperature'> & { readonly maxTokens?: number }
  /** `chosenBy`: who lends the agent. */
  readonly answerer: { readonly agentId: number | null; readonly chosenBy?: number | null }
}

/** I2: the persona of the assistant on every page, as it is configured. */
export const assistantPersona = port<undefined, Persona>('assistantPersona')

/** What these agents cost since the month began, in yuan, by their ids. */
export const costsOfMonth = port<{ readonly agentIds: readonly number[] }, ReadonlyMap<number, number>>(
  'costsOfMonth',
)
