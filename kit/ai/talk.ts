import * as z from 'zod/mini'

/** What an AI is told, as every provider understands it. */
export interface AiMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** One question to an AI. It has no tools and no rights: whatever a learner wrote in it is data. */
export interface AiTask {
  readonly messages: readonly AiMessage[]
  readonly maxTokens: number
  /** 0 keeps to the likeliest words, 2 roams; absent: as the provider does. Assistants that were set up elsewhere have their own. */
  readonly temperature?: number
  /** Whose AI is to answer; absent or null: the system's default. */
  readonly agentId?: number | null
}

/** One exchange of a learner with a card: what was said, and what came back. `said` '' : only the card spoke. */
export const exchangeSchema = z.strictObject({
  said: z.string().check(z.maxLength(4000)),
  reply: z.string().check(z.maxLength(40_000)),
  /** No AI could answer; the author's own words stand for it. */
  isFallback: z.boolean(),
})
export type Exchange = z.output<typeof exchangeSchema>

/** What goes to whoever listens: the answer piece by piece, then the whole talk as it is kept, or that there is none. */
export type TalkEvent =
  { readonly piece: string } | { readonly exchanges: readonly Exchange[] } | { readonly failed: true }

/** What is known when a learner says something to a card. */
export interface Heard {
  /** Kept by the server, oldest first; a learner cannot invent one. */
  readonly exchanges: readonly Exchange[]
  /** The last answer to an earlier card, in words; '' where there is none. */
  answerOf(cardId: number): string
}

/** What comes of what was said. */
export type TalkStep =
  /** Nothing more may be said here. */
  | { readonly kind: 'refused' }
  /** Nothing new was asked: what is kept is told again. */
  | { readonly kind: 'known' }
  /**
   * `task` null: no AI can be asked for this yet. `fallback` is kept as the reply where none answers; null: nothing is
   * kept, and the player shows what the card has for that.
   */
  | {
      readonly kind: 'ask'
      readonly said: string
      readonly task: AiTask | null
      readonly fallback: string | null
    }

/** How a card type speaks with an AI: pure rules; the server asks, keeps and counts. */
export interface CardTalk<Card, Said = unknown> {
  readonly saidSchema: z.ZodMiniType<Said>
  /** Whether the AI answers once, or talks in turns; those who follow a learner find the two apart. */
  readonly turns: 'one' | 'many'
  answer(card: Card, said: Said, heard: Heard): TalkStep
}
