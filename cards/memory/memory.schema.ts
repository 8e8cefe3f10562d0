import * as z from 'zod/mini'
import { cardShape, flagOf, lineOf, listOf, partIdSchema, partsOf } from '#kit/card/card.ts'
import { pairSideOf } from '#kit/card/pairSide.ts'

export const maxPairs = 24
export const minPairs = 2
export const textMax = 120
export const remarkMax = 300
export const introMax = 500
/** As many tiles as one answer may turn; more than anybody does. */
export const maxTurned = 2000

const side = pairSideOf(textMax)

const pair = z.strictObject({
  id: partIdSchema,
  first: side,
  second: side,
  /** Both tiles show the first side; the second one keeps what was written. */
  same: flagOf(false),
  /** What is said once the pair is found. */
  remark: lineOf(remarkMax),
})
export type Pair = z.output<typeof pair>

const tileId = z.string().check(z.maxLength(26))

/** `moves`: the fewer, the better. */
export const scorings = ['none', 'moves'] as const
export type Scoring = (typeof scorings)[number]

export const memorySchema = cardShape('memory', 1, {
  intro: lineOf(introMax),
  pairs: partsOf(pair, maxPairs),
  scoring: z._default(z.enum(scorings), 'none'),
  /** Ids of the tiles as they lie before one learner; empty in what authors write. */
  deal: listOf(tileId, 2 * maxPairs),
})
export type MemoryCard = z.output<typeof memorySchema>

export const responseSchema = z.strictObject({
  /** Ids of the tiles in the order in which they were turned, two a move. */
  turned: z.array(tileId).check(z.maxLength(maxTurned)),
})
export type MemoryResponse = z.output<typeof responseSchema>
