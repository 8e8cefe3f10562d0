import * as z from 'zod/mini'
import { cardShape, flagOf, lineOf, listOf } from '#kit/card/card.ts'
import { fitsIn } from '#kit/value/graphemes.ts'

export const questionMax = 300
export const textMax = 3000
export const answerMax = 100
export const wordMax = 60
export const explanationMax = 1000
export const maxGaps = 30
export const maxDistractors = 12

export const blanksSchema = cardShape('blanks', 1, {
  question: lineOf(questionMax),
  /** Gaps stand in square brackets, other accepted answers behind a bar: `The [colour|color] of the sky`. */
  text: lineOf(textMax),
  entry: z._default(z.enum(['typed', 'bank']), 'typed'),
  /** Words in the bank that belong into no gap; of a redacted card, all the words of its bank. */
  distractors: listOf(lineOf(wordMax), maxGaps + maxDistractors),
  ignoreCase: flagOf(true),
  ignorePunctuation: flagOf(true),
  ignoreDiacritics: flagOf(false),
  /** The most slips that are forgiven in a long answer. */
  typos: z._default(z.int().check(z.minimum(0), z.maximum(2)), 1),
  /** Off: all right or nothing. */
  partialCredit: flagOf(true),
  explanation: lineOf(explanationMax),
})
export type BlanksCard = z.output<typeof blanksSchema>

const answer = z.string().check(
  z.maxLength(answerMax * 8),
  z.refine((text) => fitsIn(text, answerMax)),
)
export const responseSchema = z.strictObject({ answers: z.array(answer).check(z.maxLength(maxGaps)) })
export type BlanksResponse = z.output<typeof responseSchema>

export interface BlanksSolution {
  /** What is accepted, gap by gap; the first is the one that is shown. */
  readonly answers: readonly (readonly string[])[]
  readonly explanation: string
}
