import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { orderSources, orderStatuses } from './order.states.ts'

const moment = z.number().int().nullable()

/** An order as its learner finds it: nothing of who entered it, nor of how it was handled. */
export const ownOrder = z.object({
  id,
  number: z.string(),
  productName: z.string(),
  /** null: the product has no public page now. */
  productId: id.nullable(),
  source: z.enum(orderSources),
  /** Yuan; 0 where a code brought it or it was free. */
  price: z.number(),
  status: z.enum(orderStatuses),
  createdAt: z.number().int(),
  paidAt: moment,
  cancelledAt: moment,
  refundedAt: moment,
})
export type OwnOrder = z.output<typeof ownOrder>

/** F3-own: what the asker ordered or redeemed, the newest first. */
export const mine = endpoint({
  words: 'order',
  method: 'GET',
  path: '/learn/orders',
  who: 'signedIn',
  query: z.strictObject({ pageNo: z.coerce.number().int().min(1).max(500).default(1) }),
  data: z.object({ list: z.array(ownOrder), hasMore: z.boolean() }),
})
