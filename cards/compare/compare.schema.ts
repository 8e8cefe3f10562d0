import * as z from 'zod/mini'
import { cardShape, flagOf, lineOf, media } from '#kit/card/card.ts'
import { shown } from '#kit/card/progress.ts'

export const questionMax = 500
export const labelMax = 40

/** `slider`: one lies over the other, as far as a line between them; `switch`: one at a time. */
export const modes = ['slider', 'switch'] as const
/** Which way the line between the pictures moves. */
export const directions = ['horizontal', 'vertical'] as const

const picture = z._default(z.nullable(media), null)

export const compareSchema = cardShape('compare', 1, {
  /** What to look for. */
  question: lineOf(questionMax),
  before: picture,
  beforeLabel: lineOf(labelMax),
  after: picture,
  afterLabel: lineOf(labelMax),
  mode: z._default(z.enum(modes), 'slider'),
  direction: z._default(z.enum(directions), 'horizontal'),
  /** Percent of the first picture that a slider shows at the beginning. */
  start: z._default(z.int().check(z.minimum(0), z.maximum(100)), 50),
  zoom: flagOf(true),
})
export type CompareCard = z.output<typeof compareSchema>

export const progressSchema = z.strictObject({ viewed: shown, moved: z.optional(z.literal(true)) })
export type CompareProgress = z.output<typeof progressSchema>

/** The two pictures in their order. */
export const sides = ['before', 'after'] as const
export type Side = (typeof sides)[number]
