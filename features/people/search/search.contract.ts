import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { staff } from '#kit/contract/role.ts'

/** How many records of each kind an answer has at most. */
export const mostOfKind = 5

/** A record of any kind whose list searches a text that it holds. */
export const found = z.object({
  /** The resource, as the operation log names it. */
  kind: z.string(),
  id,
  name: z.string(),
  /** What else tells it from others of its name: an account's user name, a code's channel, else who made it. */
  note: z.string(),
  status: z.string(),
  picture: z.string(),
})
export type Found = z.output<typeof found>

export const searchEndpoints = {
  /** B16: records of every kind that the caller may see, as their own lists would find them. */
  find: endpoint({
    words: 'search',
    method: 'POST',
    path: '/system/search/find',
    who: staff,
    effect: 'read',
    body: z.strictObject({
      text: z.string().trim().min(1).max(100),
      /** Only records of these kinds; absent: of all. */
      kinds: z.array(z.string().max(60)).max(60).optional(),
    }),
    data: z.array(found),
  }),
} as const
