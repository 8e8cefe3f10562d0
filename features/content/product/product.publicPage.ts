import { z } from 'zod'
import { id } from '#kit/contract/field.ts'
import { product } from './product.contract.ts'

/** Something that readers are led to. */
export const publicItem = z.object({ id, title: z.string(), cover: z.string() })

/** L-page: what anybody may read of a public product. Whatever is not named here does not leave. */
export const publicProduct = product.record
  .pick({
    id: true,
    title: true,
    overview: true,
    cover: true,
    kind: true,
    delivery: true,
    startsAt: true,
    endsAt: true,
    salePrice: true,
  })
  .extend({
    topics: z.array(z.string()),
    courses: z.array(publicItem),
    /** `isFree`: anybody may begin it. */
    activities: z.array(publicItem.extend({ isFree: z.boolean() })),
  })
export type PublicProduct = z.output<typeof publicProduct>

/** A public product by what it costs, for the page of what it sells. */
export const publicOffer = publicProduct.pick({ id: true, title: true, cover: true, salePrice: true })
