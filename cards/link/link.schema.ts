import * as z from 'zod/mini'
import { addressMax } from '#kit/richText/address.ts'
import { cardShape, lineOf, media } from '#kit/card/card.ts'
import { shown } from '#kit/card/progress.ts'

export const labelMax = 60
export const descriptionMax = 500

export const linkSchema = cardShape('link', 1, {
  url: lineOf(addressMax),
  /** The label of the button; '' leaves it the player's own words. */
  label: lineOf(labelMax),
  description: lineOf(descriptionMax),
  picture: z._default(z.nullable(media), null),
  how: z._default(z.enum(['newPage', 'embedded']), 'newPage'),
})
export type LinkCard = z.output<typeof linkSchema>

export const progressSchema = z.strictObject({ viewed: shown, opened: z.optional(z.literal(true)) })
export type LinkProgress = z.output<typeof progressSchema>
