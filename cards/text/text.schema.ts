import type * as z from 'zod/mini'
import { cardShape, flagOf } from '#kit/card/card.ts'
import { richTextOf } from '#kit/richText/richText.ts'

export const bodyMax = 10_000

export const textSchema = cardShape('text', 1, {
  body: richTextOf(bodyMax),
  /** Offers to read the text aloud with the learner's own device. */
  readAloud: flagOf(false),
})
export type TextCard = z.output<typeof textSchema>
