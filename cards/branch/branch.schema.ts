import * as z from 'zod/mini'
import { cardShape, flagOf, idSchema, lineOf, media, partIdSchema, partsOf } from '#kit/card/card.ts'

export const questionMax = 500
export const optionMax = 200
export const feedbackMax = 500
export const endingTitleMax = 60
export const endingTextMax = 1000
export const maxOptions = 8
export const maxEndings = 8
export const maxScore = 100
export const scorings = ['none', 'ending', 'path'] as const

const score = z._default(z.int().check(z.minimum(0), z.maximum(maxScore)), 0)
const cardId = z._default(z.nullable(idSchema), null)

/** Where an option leads: to the card's default, to a card, or to one of its endings. */
const next = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('default') }),
  z.strictObject({ to: z.literal('card'), cardId }),
  z.strictObject({ to: z.literal('ending'), endingId: lineOf(24) }),
])
export type BranchNext = z.output<typeof next>

const option = z.strictObject({
  id: partIdSchema,
  text: lineOf(optionMax),
  picture: z._default(z.nullable(media), null),
  next: z._default(next, () => ({ to: 'default' as const })),
  feedback: lineOf(feedbackMax),
  /** What choosing it is worth where the path is summed. */
  score,
})
export type BranchOption = z.output<typeof option>

const ending = z.strictObject({
  id: partIdSchema,
  title: lineOf(endingTitleMax),
  text: lineOf(endingTextMax),
  /** Percent of the card's points. */
  score,
})
export type BranchEnding = z.output<typeof ending>

export const branchSchema = cardShape('branch', 1, {
  question: lineOf(questionMax),
  picture: z._default(z.nullable(media), null),
  options: partsOf(option, maxOptions),
  /** Where an option leads that names nothing itself; null: on to the next card. */
  defaultNext: cardId,
  endings: partsOf(ending, maxEndings),
  scoring: z._default(z.enum(scorings), 'none'),
  /** Whether one may come back and choose otherwise. */
  back: flagOf(true),
})
export type BranchCard = z.output<typeof branchSchema>

export const responseSchema = z.strictObject({ optionId: z.string().check(z.maxLength(24)) })
export type BranchResponse = z.output<typeof responseSchema>
