import * as z from 'zod/mini'
import { cardShape, lineOf, media } from '#kit/card/card.ts'
import { shown } from '#kit/card/progress.ts'
import { richTextOf } from '#kit/richText/richText.ts'
import { coverColours } from '#kit/theme/coverColours.ts'

export const instructionMax = 200
export const coverTextMax = 40
export const textMax = 2000
export const codeMax = 2000
export const brushes = { min: 16, max: 96 } as const
export const shares = { min: 0.2, max: 0.95 } as const

export const scratchSchema = cardShape('scratch', 1, {
  instruction: lineOf(instructionMax),
  coverPicture: z._default(z.nullable(media), null),
  /** Where there is no picture, and while it loads. */
  coverColour: z._default(z.string().check(z.regex(/^#[\da-f]{6}$/i)), coverColours[0]),
  coverText: lineOf(coverTextMax),
  /** What is under the cover; the fields of the other kinds keep what was written. */
  kind: z._default(z.enum(['text', 'picture', 'code']), 'text'),
  text: richTextOf(textMax),
  picture: z._default(z.nullable(media), null),
  code: lineOf(codeMax),
  /** Width of the scratching finger in pixels. */
  brush: z._default(z.int().check(z.minimum(brushes.min), z.maximum(brushes.max)), 44),
  /** The share of the cover that must be gone until all of it goes. */
  revealShare: z._default(z.number().check(z.minimum(shares.min), z.maximum(shares.max)), 0.6),
})
export type ScratchCard = z.output<typeof scratchSchema>

export const progressSchema = z.strictObject({ viewed: shown, revealed: z.optional(z.literal(true)) })
export type ScratchProgress = z.output<typeof progressSchema>
