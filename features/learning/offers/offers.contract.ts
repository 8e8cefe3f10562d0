import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { option } from '#kit/contract/resource.ts'

/** What can be had: a product, a course that nobody sells and that is free to try, an activity that is open to all. */
export const offerKinds = ['product', 'course', 'activity'] as const
export type OfferKind = (typeof offerKinds)[number]

const words = 'offers'
const who = 'anyone'
/** A class behind one address opens the catalogue at the same moment. */
const limit = { max: 600, seconds: 60 } as const

const queryId = z.coerce.number().pipe(id).optional()

export const offerQuery = z.strictObject({
  pageNo: z.coerce.number().int().min(1).max(500).default(1),
  pageSize: z.coerce.number().int().min(1).max(50).default(20),
  /** Words, each of which stands in the title or in the name of a career, an ability or a tag. */
  keyword: z.string().trim().max(100).optional(),
  kind: z.enum(offerKinds).optional(),
  careerId: queryId,
  abilityId: queryId,
  tagId: queryId,
})

const offer = z.object({
  kind: z.enum(offerKinds),
  id,
  title: z.string(),
  cover: z.string(),
  /** The beginning of what is said of it. */
  line: z.string(),
  /** In yuan; 0 is free; null: it is not sold, and free to try. */
  price: z.number().nullable(),
  careers: z.array(option),
  abilities: z.array(option),
  tags: z.array(option),
  /** The asker may learn all of it already. */
  isHeld: z.boolean(),
})
export type Offer = z.output<typeof offer>

/** By what offers can be found, and how many each finds. */
const facet = option.extend({ count: z.number().int() })
export type Facet = z.output<typeof facet>

/** L4. The catalogue: it is open to anybody, signed in or not. */
export const offersEndpoints = {
  list: endpoint({
    words,
    method: 'GET',
    path: '/learn/offers',
    who,
    limit,
    query: offerQuery,
    data: z.object({ list: z.array(offer), hasMore: z.boolean() }),
  }),
  /** The careers, abilities and tags of what is offered, those of most offers first. */
  facets: endpoint({
    words,
    method: 'GET',
    path: '/learn/offers/facets',
    who,
    limit,
    data: z.object({ careers: z.array(facet), abilities: z.array(facet), tags: z.array(facet) }),
  }),
} as const
