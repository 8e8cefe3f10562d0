import * as z from 'zod/mini'
import { cardShape, flagOf, havePartIds, lineOf, media, partIdSchema, partsOf } from '#kit/card/card.ts'

export const questionMax = 500
export const sideMax = 120
export const explanationMax = 1000
export const maxPairs = 10
export const maxDistractors = 6

const side = {
  id: partIdSchema,
  text: lineOf(sideMax),
  picture: z._default(z.nullable(media), null),
}

/** What a left side is matched with. Its id is its own: one that both sides share would reveal which belong together. */
const answer = z.strictObject(side)
export type MatchAnswer = z.output<typeof answer>

const pair = z.strictObject({
  ...side,
  answer: z._default(answer, () => z.parse(answer, {})),
})
export type MatchPair = z.output<typeof pair>

const pairs = partsOf(pair, maxPairs).check(
  z.refine((list) => havePartIds(list.map((each) => each.answer)), { params: { problem: 'repeated' } }),
)

export const matchSchema = cardShape('match', 1, {
  question: lineOf(questionMax),
  pairs,
  /** Answers that belong to nothing. */
  distractors: partsOf(answer, maxDistractors),
  /** Off: all right or nothing. */
  partialCredit: flagOf(true),
  explanation: lineOf(explanationMax),
})
export type MatchCard = z.output<typeof matchSchema>

const partId = z.string().check(z.maxLength(24))
export const responseSchema = z.strictObject({
  links: z.array(z.strictObject({ pairId: partId, answerId: partId })).check(z.maxLength(maxPairs)),
})
export type MatchResponse = z.output<typeof responseSchema>
export type MatchLink = MatchResponse['links'][number]

export interface MatchSolution {
  readonly links: readonly MatchLink[]
  readonly explanation: string
}
