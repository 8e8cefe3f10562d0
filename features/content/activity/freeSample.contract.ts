import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { taughtContent } from '#kit/contract/ownership.content.ts'
import { creators } from '#kit/contract/role.ts'

/** Says of many at once whether everybody may begin them though they stand in a course or are sold (DEF-independent). */
export const decideFreeSample = endpoint({
  words: 'activity',
  method: 'PUT',
  path: '/course/activity/free-sample',
  about: { ownership: taughtContent, need: 'edit' },
  who: creators,
  body: z.strictObject({ ids: z.array(id).min(1).max(200), freeSample: z.enum(['no', 'yes']) }),
  data: z.literal(true),
})

/** What is said around the choice, wherever it stands. */
export const freeSampleKeys = {
  title: 'freeSample.title',
  lead: 'freeSample.lead',
  ask: 'freeSample.ask',
  keepClosed: 'freeSample.keepClosed',
  offer: 'freeSample.offer',
  notYours: 'freeSample.notYours',
} as const
