import * as z from 'zod/mini'
import { cardShape, flagOf } from '#kit/card/card.ts'
import { richTextOf } from '#kit/richText/richText.ts'

export const bodyMax = 10_000

/** How its parts stand: all below each other, or each behind its heading. */
export const layouts = ['page', 'accordion', 'tabs'] as const

export const textSchema = cardShape('text', 1, {
  body: richTextOf(bodyMax),
  /** In other than a page, each heading begins a panel. */
  layout: z._default(z.enum(layouts), 'page'),
  /** Offers to read the text aloud with the learner's own device. */
  readAloud: flagOf(false),
})
export type TextCard = z.output<typeof textSchema>
