import * as z from 'zod/mini'
import type { Exchange, TalkContext, TalkStep, Turns } from '#kit/ai/talk.ts'

/** How a card type talks with an AI, as pure rules; the server calls the AI, stores the talk and counts the usage. */
export interface TalkingSpec<Card, Response, Message = unknown> {
  readonly messageSchema: z.ZodMiniType<Message>
  readonly turns: Turns
  answer(card: Card, message: Message, context: TalkContext): TalkStep
  /** Puts into an answer the exchanges that the server has stored, in place of those that it claims. Absent: it has none. */
  withExchanges?(card: Card, response: Response, exchanges: readonly Exchange[]): Response
}

export interface CardTalking<Card, Response> extends Required<TalkingSpec<Card, Response>> {
  /** Whether it talks at all; else it refuses every message. */
  readonly talks: boolean
}

/** Fills in what a card type leaves out; `spec` undefined: the card does not talk with an AI. */
export const completeTalking = <Card, Response>(
  spec?: TalkingSpec<Card, Response>,
): CardTalking<Card, Response> => ({
  messageSchema: z.never(),
  turns: 'one',
  answer: () => ({ kind: 'refused' }),
  withExchanges: (_card, response) => response,
  ...spec,
  talks: spec !== undefined,
})
