import { and, eq, isNull } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { supportedZone } from '#kit/time/timeZone.ts'
import { isOver } from '#features/content/product/product.window.ts'
import { productView, windowColumns } from '#features/content/product/server/product.queries.ts'
import { orderFaults } from '../order.faults.ts'
import { hasAllOf, lockLearner } from './checkOrder.ts'
import { enterOrder } from './enterOrder.ts'
import { orderPaid } from './order.events.ts'

interface FreeRequest {
  readonly productId: number
  /** Where the learner's days begin; by default the zone that the browser named at sign-in. */
  readonly timeZone?: string | undefined
}

/**
 * F3-free: the asker gets a product that costs nothing, as an order that is paid from the start. Whoever has all of it already
 * keeps what they have and gets no second order, however often and wherever they ask.
 * @throws Fault notFound where it is not public, notFree where it costs something or is over
 */
export async function orderFree(call: Call, { productId, timeZone }: FreeRequest): Promise<void> {
  await mustBeFree(call, productId)
  const userId = call.actor.id
  await lockLearner(call.db, userId)
  if (await hasAllOf(call, { productId, userId })) return
  const order = { productId, userId, source: 'free', price: 0, status: 'paid' } as const
  const orderId = await enterOrder(call, { ...order, paidAt: call.now })
  const zone = supportedZone(timeZone, call.actor.timeZone)
  await call.services.events.emit(call, orderPaid, { orderId, productId, userId, timeZone: zone })
}

async function mustBeFree({ db, now }: Call, productId: number): Promise<void> {
  const { id, salePrice, status, deletedAt } = productView
  const [product] = await db
    .select({ salePrice, endsAt: windowColumns.endsAt })
    .from(productView)
    .where(and(eq(id, productId), eq(status, 'public'), isNull(deletedAt)))
  if (!product) return refuse(kitFaults.notFound)
  if (product.salePrice !== 0 || isOver(product.endsAt, now)) refuse(orderFaults.notFree)
}
