import * as z from 'zod/mini'
import { cardShape, flagOf, lineOf, media, partIdSchema, partsOf } from '#kit/card/card.ts'

export const questionMax = 500
export const optionMax = 200
export const explanationMax = 1000
export const maxOptions = 12

const option = z.strictObject({
  id: partIdSchema,
  text: lineOf(optionMax),
  picture: z._default(z.nullable(media), null),
  correct: flagOf(false),
  feedback: lineOf(300),
})
export type ChoiceOption = z.output<typeof option>

export const choiceSchema = cardShape('choice', 1, {
  question: lineOf(questionMax),
  picture: z._default(z.nullable(media), null),
  kind: z._default(z.enum(['single', 'multi', 'judge']), 'single'),
  /** A judgement has the options `true` and `false`; an empty text is shown as the translated 'true' or 'false'. */
  options: partsOf(option, maxOptions),
  shuffle: z._default(z.enum(['none', 'all', 'allButLast']), 'none'),
  partialCredit: flagOf(true),
  explanation: lineOf(explanationMax),
  /** Seconds to answer in; null: no clock. */
  seconds: z._default(z.nullable(z.int().check(z.minimum(5), z.maximum(3600))), null),
})
export type ChoiceCard = z.output<typeof choiceSchema>

export const responseSchema = z.strictObject({
  optionIds: z.array(z.string().check(z.maxLength(24))).check(z.maxLength(maxOptions)),
})
export type ChoiceResponse = z.output<typeof responseSchema>

export interface ChoiceSolution {
  readonly correct: readonly string[]
  readonly explanation: string
}
