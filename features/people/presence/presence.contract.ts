import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { staff } from '#kit/contract/role.ts'
import { taughtContent } from '#kit/contract/ownership.content.ts'

/** Records that show who has them open. */
export const presenceResources = ['ability', 'activity', 'career', 'product', 'user-page'] as const
export type PresenceResource = (typeof presenceResources)[number]

/** One open editor; somebody may have several. */
const tab = z.uuid()
const place = { resource: z.enum(presenceResources), recordId: z.coerce.number().pipe(id), tab }

/** Somebody else who has the record open, and the part of it that they are at, e.g. a card's number. */
export const present = z.object({
  userId: id,
  name: z.string(),
  avatar: z.string(),
  tab,
  at: id.nullable(),
})
export type Present = z.output<typeof present>

/** Whoever may read a record may know, and be known by, those who have it open. */
export const presenceEndpoints = {
  /** All others, again whenever somebody comes, goes or moves. The asker is there as long as the stream is read. */
  follow: endpoint({
    method: 'GET',
    path: '/course/presence/follow',
    log: 'presence',
    about: { ownership: taughtContent, need: 'read' },
    who: staff,
    effect: 'outside',
    answer: 'stream',
    query: z.strictObject(place),
    data: z.array(present),
  }),
  /** Where the asker is now. */
  move: endpoint({
    method: 'PUT',
    path: '/course/presence/move',
    log: 'presence',
    about: { ownership: taughtContent, need: 'read' },
    who: staff,
    effect: 'outside',
    body: z.strictObject({ ...place, recordId: id, at: id.nullable() }),
    data: z.literal(true),
  }),
} as const
