import * as z from 'zod/mini'
import { cardShape, flagOf, lineOf, listOf, partIdSchema, partsOf } from '#kit/card/card.ts'

export const questionMax = 300
export const textMax = 3000
export const statementMax = 300
export const explanationMax = 1000
export const maxSteps = 12
export const maxStatements = 5
export const minStatements = 2

/** `words` and `mistakes` are marked word by word, `sentences` sentence by sentence; a `summary` is chosen step by step. */
export const modes = ['words', 'mistakes', 'sentences', 'summary'] as const

const statement = z.strictObject({ id: partIdSchema, text: lineOf(statementMax) })
export type Statement = z.output<typeof statement>

const step = z.strictObject({
  id: partIdSchema,
  /** The first one is right. */
  statements: partsOf(statement, maxStatements),
})
export type SummaryStep = z.output<typeof step>

/** Where a unit begins and ends in the plain text, in UTF-16 code units. */
const position = z.int().check(z.minimum(0), z.maximum(textMax))
const range = z.strictObject({ from: position, to: position })
export type TextRange = z.output<typeof range>

export const markWordsSchema = cardShape('markWords', 1, {
  question: lineOf(questionMax),
  mode: z._default(z.enum(modes), 'words'),
  /**
   * What is to be marked stands in square brackets, a mistake with what it should be behind a bar: `They [was|were] here`.
   * Of a redacted card, the text as it is read.
   */
  text: lineOf(textMax),
  /** Of a redacted card, what can be marked: computed where the answer is scored, since browsers part words differently. */
  units: listOf(range, textMax),
  steps: partsOf(step, maxSteps),
  /** Off: all right or nothing. */
  partialCredit: flagOf(true),
  explanation: lineOf(explanationMax),
})
export type MarkWordsCard = z.output<typeof markWordsSchema>

export const responseSchema = z.strictObject({
  /** Where the marked units begin. */
  marked: z.array(position).check(z.maxLength(textMax)),
  /** Of a summary, the statement that was chosen at each step. */
  chosen: z.array(z.string().check(z.maxLength(24))).check(z.maxLength(maxSteps)),
})
export type MarkWordsResponse = z.output<typeof responseSchema>

export interface MarkWordsSolution {
  /** The units that are right, and of a mistake what it should be, else ''. */
  readonly right: readonly (TextRange & { readonly correction: string })[]
  /** Of a summary, the right statement of each step. */
  readonly statements: readonly string[]
  readonly explanation: string
}
