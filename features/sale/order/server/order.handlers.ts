import { eq } from 'drizzle-orm'
import type { Call, HandlersOf } from '#kit/call/server/context.ts'
import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import { moveRecord } from '#kit/resource/server/crud.move.ts'
import type { MoveBody } from '#kit/resource/server/crud.move.ts'
import type { orderEndpoints } from '../order.contract.ts'
import { checkOrder } from './checkOrder.ts'
import { enterOrder } from './enterOrder.ts'
import { orderSpec } from './order.crud.ts'
import { orderTable } from './order.table.ts'
import { readOwnOrders } from './readOwnOrders.ts'
import { summarize } from './summarize.ts'

/** The one path by which an order moves, whatever the address; a reason stays with it. */
async function move(call: Call, body: MoveBody): Promise<number> {
  const revision = await moveRecord(orderSpec, call, body)
  if (body.status === 'refunded')
    await call.db
      .update(orderTable)
      .set({ refundReason: body.reason ?? '' })
      .where(eq(orderTable.id, body.id))
  return revision
}

const { page, get, counts, export: sheet } = crudHandlers(orderSpec)

export const orderHandlers: HandlersOf<typeof orderEndpoints> = {
  page,
  get,
  counts,
  export: sheet,
  mine: (call) => readOwnOrders(call, call.query.pageNo),
  updateStatus: (call) => move(call, call.body),
  create: async (call) => {
    const request = { productId: Number(call.body.productId), userId: Number(call.body.userId) }
    const price = await checkOrder(call, request)
    return enterOrder(call, { ...request, source: 'payment', price, status: 'pending' })
  },
  confirm: (call) => move(call, { ...call.body, status: 'paid' }),
  cancel: (call) => move(call, { ...call.body, status: 'cancelled' }),
  refund: (call) => move(call, { ...call.body, status: 'refunded' }),
  summary: (call) => summarize(call, call.query),
}
