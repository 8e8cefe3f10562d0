import { z } from 'zod'
import { id } from '#kit/contract/field.ts'
import { languages } from '#kit/i18n/words.ts'

/** What a published version says of itself. */
export const publishedActivity = z.object({
  id,
  title: z.string(),
  description: z.string(),
  cover: z.string(),
  language: z.enum(languages).nullable(),
  cardCount: z.number().int(),
  /** What the authors think that the cards take; 0: nobody has said. */
  seconds: z.number().int(),
})

/** L-page: what anybody may read of a public activity, as it was published. */
export const publicActivity = publishedActivity.extend({
  /** Names of what it teaches. */
  abilities: z.array(z.string()),
  topics: z.array(z.string()),
  /** Anybody may begin it. */
  isFree: z.boolean(),
})
export type PublicActivity = z.output<typeof publicActivity>
