import * as z from 'zod/mini'
import type { Exchange, Heard, TalkStep, Turns } from '#kit/ai/talk.ts'

/** How a card type speaks with an AI: pure rules; the server asks, keeps and counts. */
export interface TalkingSpec<Card, Response, Said = unknown> {
  readonly saidSchema: z.ZodMiniType<Said>
  readonly turns: Turns
  answer(card: Card, said: Said, heard: Heard): TalkStep
  /** Puts into an answer the exchanges that the server has kept, in place of those that were claimed. Absent: it has none. */
  withExchanges?(card: Card, response: Response, exchanges: readonly Exchange[]): Response
}

export interface CardTalking<Card, Response> extends Required<TalkingSpec<Card, Response>> {
  /** Whether it speaks at all; else it refuses whatever is said. */
  readonly talks: boolean
}

/** Fills in what a card type leaves out; `spec` undefined: the card does not speak with an AI. */
export const completeTalking = <Card, Response>(
  spec?: TalkingSpec<Card, Response>,
): CardTalking<Card, Response> => ({
  saidSchema: z.never(),
  turns: 'one',
  answer: () => ({ kind: 'refused' }),
  withExchanges: (_card, response) => response,
  ...spec,
  talks: spec !== undefined,
})
