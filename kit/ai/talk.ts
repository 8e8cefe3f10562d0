import * as z from 'zod/mini'

/** A message to an AI, in the roles that every provider knows. */
export interface AiMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** One question to an AI. It has no tools and no rights: whatever a learner wrote in it is data. */
export interface AiTask {
  readonly messages: readonly AiMessage[]
  readonly maxTokens: number
  /** From 0 (the likeliest words) to 2; absent: the default of the provider. Assistants that were set up there have their own. */
  readonly temperature?: number
  /** Whose AI is to answer; absent or null: the system's default. */
  readonly agentId?: number | null
}

/** One exchange of a learner with a card: the message, and the reply. `said` '' : only the card spoke. */
export const exchangeSchema = z.strictObject({
  said: z.string().check(z.maxLength(4000)),
  reply: z.string().check(z.maxLength(40_000)),
  /** No AI could answer, so the reply is the author's own text. */
  isFallback: z.boolean(),
})
export type Exchange = z.output<typeof exchangeSchema>

/** An event of the answer's stream: a chunk of it, then the whole talk as the server stored it, or that there is no answer. */
export type TalkEvent =
  { readonly piece: string } | { readonly exchanges: readonly Exchange[] } | { readonly failed: true }

/** What is known when a learner says something to a card. */
export interface TalkContext {
  /** The talk as the server stored it, oldest first; a client cannot add to it. */
  readonly exchanges: readonly Exchange[]
  /** The last answer to an earlier card, in words; '' where there is none. */
  answerOf(cardId: number): string
}

/** What a card decides about a message of its learner. */
export type TalkStep =
  /** The card takes no further message. */
  | { readonly kind: 'refused' }
  /** The message was answered before; the stored talk is sent again. */
  | { readonly kind: 'known' }
  /**
   * `task` null: no AI can be called yet. `fallback` is stored as the reply where no AI answers; null: nothing is
   * stored, and the player shows what the card has for that case.
   */
  | {
      readonly kind: 'ask'
      readonly message: string
      readonly task: AiTask | null
      readonly fallback: string | null
    }

/** Whether an AI answers once, or talks in turns; those who follow a learner find the two apart. */
export type Turns = 'one' | 'many'
