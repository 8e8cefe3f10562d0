import { eq, sql } from 'drizzle-orm'
import { openAccess } from '#kit/resource/server/access.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { CrudSpec, Stored, Values } from '#kit/resource/server/crud.ts'
import { productView } from '#features/content/product/server/product.queries.ts'
import { personColumns, userView } from '#features/people/user/server/user.queries.ts'
import { order } from '../order.contract.ts'
import { lockLearner, mustBeNew } from './checkOrder.ts'
import { orderPaid, orderRefunded } from './order.events.ts'
import { orderTable } from './order.table.ts'
import { payment } from './payment.ts'

const named = (label: unknown, from: unknown, isIt: unknown) =>
  sql<string>`coalesce((select ${label} from ${from} where ${isIt}), '')`

export const orderSpec = {
  resource: order,
  table: orderTable,
  people: userView,
  access: openAccess,
  label: orderTable.number,
  extra: {
    productName: named(productView.title, productView, eq(productView.id, orderTable.productId)),
    ...personColumns('user', orderTable.userId),
  },
  exported: {
    number: 'plain',
    productName: 'plain',
    userName: 'plain',
    source: 'value',
    price: 'plain',
    paidAt: 'time',
    refundedAt: 'time',
    refundReason: 'plain',
  },
  pickable: () => undefined,
  beforeMove: async (call, move, record) => moves[move]?.(call, record),
} satisfies CrudSpec

const payable = (record: Stored) => ({ number: String(record['number']), price: Number(record['price']) })

type Step = (call: Call, record: Stored) => Promise<Values>

const moves: Readonly<Record<string, Step>> = {
  confirm: async (call, record) => {
    const [productId, userId] = [Number(record['productId']), Number(record['userId'])]
    await mustBeNew(call, { productId, userId })
    await payment.settle(payable(record))
    await call.services.events.emit(call, orderPaid, { orderId: record.id, productId, userId })
    return { paidAt: call.now }
  },
  cancel: async ({ now }) => ({ cancelledAt: now }),
  refund: async (call, record) => {
    await lockLearner(call.db, Number(record['userId']))
    await payment.refund(payable(record))
    const codeId = typeof record['codeId'] === 'number' ? record['codeId'] : null
    await call.services.events.emit(call, orderRefunded, { orderId: record.id, codeId })
    return { refundedAt: call.now }
  },
}
