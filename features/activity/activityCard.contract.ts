import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { id } from '#kit/field.ts'
import { idQuery } from '#kit/resource.ts'
import { creators, staff } from '#kit/role.ts'

const words = 'activity'

export const mostReserved = 100

/** Where a card is. A card of an activity that the asker may not see is answered like an absent one (D5). */
export const cardPlace = z.object({
  id,
  type: z.string(),
  title: z.string(),
  activityId: id,
  activityTitle: z.string(),
})

export const activityCardEndpoints = {
  get: endpoint({
    words,
    method: 'GET',
    path: '/course/activity-card/get',
    who: staff,
    query: idQuery,
    data: cardPlace,
  }),
  /** Ids for cards that are being made: they hold from birth, so jumps to unsaved cards, undo and offline work do too. */
  reserve: endpoint({
    words,
    method: 'POST',
    path: '/course/activity-card/reserve',
    who: creators,
    effect: 'create',
    body: z.strictObject({ count: z.number().int().min(1).max(mostReserved) }),
    data: z.object({ ids: z.array(id) }),
  }),
} as const
