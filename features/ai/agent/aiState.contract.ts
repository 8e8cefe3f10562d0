import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { creators } from '#kit/contract/role.ts'

/** What can be made by AI here; asked under the address of cards, which are what it is mostly made for. */
export const aiStateEndpoint = endpoint({
  words: 'activity',
  method: 'GET',
  path: '/course/activity-card/ai-state',
  who: creators,
  data: z.object({ hasText: z.boolean(), hasPictures: z.boolean(), hasSpeech: z.boolean() }),
})
