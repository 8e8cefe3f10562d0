import type { Db } from '#kit/data/server/db.ts'
import type { AiPurpose, AiState, AiErrorKind } from '../aiWork.ts'
import type { AiTask } from '../talk.ts'
import type { AiCall, EmbeddingCall, PictureCall, SpeechCall } from './ai.ts'

/** Who has an AI work, which agent works, and what for. */
export interface AiOrder {
  /** Who has the work done. */
  readonly userId: number
  /**
   * Who chose the agent, where that was not the asker: the author of a card. Their right to use it counts, and the limits
   * of borrowers count them.
   */
  readonly chosenBy?: number | null
  /** null: the system's default. */
  readonly agentId: number | null
  readonly purpose: AiPurpose
}

export interface SpokenText extends Pick<SpeechCall, 'text' | 'speed' | 'signal'> {
  readonly voiceId: number
}

/**
 * The one place where AI work is asked for: finds the provider, enforces the limits, counts what was used. It uses short
 * transactions of its own, so no caller may hold one while it waits. What works @throws AiError
 */
export interface AiService {
  /** Read over the connection that the caller has: a second one may not be there. */
  state(db: Db): Promise<AiState>
  /**
   * Who would answer this order: an agent, or with null the operator's own provider; undefined: nobody. Limits may still refuse
   * it. Read over the caller's connection.
   */
  whoChats(db: Db, order: AiOrder): Promise<{ readonly agentId: number | null } | undefined>
  chat(order: AiOrder, call: AiCall): AsyncIterable<string>
  draw(order: AiOrder, call: PictureCall): Promise<readonly Uint8Array[]>
  speak(order: AiOrder, call: SpokenText): Promise<Uint8Array>
  /** A vector for each text, by the operator's own provider and model whatever the agent. */
  embed(order: AiOrder, call: EmbeddingCall): Promise<readonly (readonly number[])[]>
  /** Since this process began. */
  failures(): readonly AiFailures[]
}

/** How often work of one purpose failed for one reason. */
export interface AiFailures {
  readonly purpose: AiPurpose
  readonly kind: AiErrorKind
  readonly count: number
}

/**
 * The whole answer at once, for work that nobody watches. The task's own agent is asked.
 * @throws AiError
 */
export async function wholeAnswer(
  service: AiService,
  order: Omit<AiOrder, 'agentId'>,
  { agentId = null, ...call }: AiTask & Pick<AiCall, 'signal'>,
): Promise<string> {
  let text = ''
  for await (const chunk of service.chat({ ...order, agentId }, call)) text += chunk
  return text
}
