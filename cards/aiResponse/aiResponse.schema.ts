import * as z from 'zod/mini'
import { cardShape, idSchema, lineOf, listOf } from '#kit/card/card.ts'
import { shown } from '#kit/card/progress.ts'

export const introMax = 500
export const promptMax = 4000
export const fallbackMax = 3000
export const maxReads = 20
export const maxRegenerations = 10

export const outputs = ['text', 'table', 'image'] as const
export const lengths = ['short', 'medium', 'long'] as const

export const aiResponseSchema = cardShape('aiResponse', 1, {
  /** What the learner reads above the answer. */
  intro: lineOf(introMax),
  /** For the AI alone. `{{card 12}}` stands for the learner's answer to card 12. */
  prompt: lineOf(promptMax),
  /** The cards named in the prompt, each once, in the order of their first naming. */
  reads: listOf(idSchema, maxReads),
  /** null: the system's own. */
  agentId: z._default(z.nullable(idSchema), null),
  output: z._default(z.enum(outputs), 'text'),
  length: z._default(z.enum(lengths), 'medium'),
  /** How often a learner may ask for another answer. */
  regenerations: z._default(z.int().check(z.minimum(0), z.maximum(maxRegenerations)), 1),
  /** Stands where no AI can answer. */
  fallback: lineOf(fallbackMax),
})
export type AiResponseCard = z.output<typeof aiResponseSchema>

export const progressSchema = z.strictObject({
  viewed: shown,
  /** The answer, or its fallback, was on the screen. */
  answered: shown,
})
export type AiResponseProgress = z.output<typeof progressSchema>

/** `again`: another answer than the one that is stored. */
export const messageSchema = z.strictObject({ again: z._default(z.boolean(), false) })
export type AiResponseMessage = z.output<typeof messageSchema>
