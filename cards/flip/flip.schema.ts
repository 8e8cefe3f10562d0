import * as z from 'zod/mini'
import { cardShape, flagOf, lineOf, listOf, partIdSchema, partsOf } from '#kit/card/card.ts'
import { pairSideOf, type PairSide } from '#kit/card/pairSide.ts'
import { shown } from '#kit/card/progress.ts'
import { fitsIn } from '#kit/value/graphemes.ts'

export const maxPairs = 60
export const textMax = 300
export const tipMax = 200
export const introMax = 500
export const maxAccepted = 5

const side = pairSideOf(textMax)

const pair = z.strictObject({
  id: partIdSchema,
  front: side,
  back: side,
  /** What is right beside the text of the back, when it is typed. */
  accepted: listOf(lineOf(textMax), maxAccepted),
  /** A help that is asked for at the front. */
  tip: lineOf(tipMax),
})
export type Pair = z.output<typeof pair>

export const modes = ['browse', 'selfGrade', 'repetition', 'typed'] as const

export const flipSchema = cardShape('flip', 1, {
  intro: lineOf(introMax),
  pairs: partsOf(pair, maxPairs),
  mode: z._default(z.enum(modes), 'browse'),
  shuffle: flagOf(false),
  /** Typed: é counts as e. Case, width and punctuation never matter. */
  ignoreDiacritics: flagOf(false),
  /** Typed: small slips of the finger in long words are forgiven. */
  forgiveTypos: flagOf(false),
})
export type FlipCard = z.output<typeof flipSchema>
export type Mode = FlipCard['mode']

const idText = z.string().check(z.maxLength(24))
const typedText = z.string().check(z.refine((value) => fitsIn(value, textMax)))

const graded = z.strictObject({
  id: idText,
  known: z.boolean(),
  /** How often the pair came. */
  times: z.int().check(z.minimum(1), z.maximum(999)),
})
export type GradedPair = z.output<typeof graded>

const typed = z.strictObject({ id: idText, text: typedText })

export const responseSchema = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('browse') }),
  z.strictObject({ mode: z.literal('graded'), pairs: z.array(graded).check(z.maxLength(maxPairs)) }),
  z.strictObject({ mode: z.literal('typed'), pairs: z.array(typed).check(z.maxLength(maxPairs)) }),
])
export type FlipResponse = z.output<typeof responseSchema>

/** The backs of a typed card, which left the server with the answer only. */
export interface FlipSolution {
  readonly backs: readonly {
    readonly id: string
    readonly back: PairSide
    readonly accepted: readonly string[]
  }[]
}

export const progressSchema = z.strictObject({
  viewed: shown,
  /** Ids of the pairs that were turned. */
  turned: z.optional(z.array(idText).check(z.maxLength(maxPairs))),
})
export type FlipProgress = z.output<typeof progressSchema>
