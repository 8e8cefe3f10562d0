import * as z from 'zod/mini'
import { cardShape, lineOf, partIdSchema, partsOf } from '#kit/card/card.ts'
import { fitsIn } from '#kit/value/graphemes.ts'

export const questionMax = 500
export const optionMax = 200
export const labelMax = 40
export const answerMax = 500
export const maxOptions = 12
export const maxSteps = 10

export const kinds = ['stars', 'scale', 'nps', 'single', 'multi', 'text'] as const
export type PollKind = (typeof kinds)[number]

const option = z.strictObject({ id: partIdSchema, text: lineOf(optionMax) })
export type PollOption = z.output<typeof option>

export const pollSchema = cardShape('poll', 1, {
  question: lineOf(questionMax),
  kind: z._default(z.enum(kinds), 'stars'),
  /** Of single and multi. */
  options: partsOf(option, maxOptions),
  /** How many stars there are, or steps on the scale. */
  steps: z._default(z.int().check(z.minimum(2), z.maximum(maxSteps)), 5),
  /** What the ends of a scale mean; empty: the words of the type for a recommendation, else nothing. */
  low: lineOf(labelMax),
  high: lineOf(labelMax),
})
export type PollCard = z.output<typeof pollSchema>

export const responseSchema = z.union([
  z.strictObject({ value: z.int().check(z.minimum(0), z.maximum(maxSteps)) }),
  z.strictObject({ optionIds: z.array(z.string().check(z.maxLength(24))).check(z.maxLength(maxOptions)) }),
  z.strictObject({
    text: z.string().check(
      z.maxLength(answerMax * 8),
      z.refine((text) => fitsIn(text, answerMax)),
    ),
  }),
])
export type PollResponse = z.output<typeof responseSchema>
