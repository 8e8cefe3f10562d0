import * as z from 'zod/mini'
import { cardShape, lineOf, media } from '#kit/card/card.ts'

export const subtitleMax = 10
export const tones = ['brand', 'green', 'amber', 'red', 'grey'] as const

/** Its heading is the title that every card has. */
export const sectionSchema = cardShape('section', 1, {
  subtitle: lineOf(subtitleMax),
  /** 16:9. */
  cover: z._default(z.nullable(media), null),
  tone: z._default(z.enum(tones), 'brand'),
})
export type SectionCard = z.output<typeof sectionSchema>
