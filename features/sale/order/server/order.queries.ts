import type { Call } from '#kit/call/server/context.ts'
import { viewOf } from '#kit/data/server/viewOf.ts'
import { orderTable } from './order.table.ts'
import { summarize } from './summarize.ts'

export const orderView = viewOf(orderTable, [
  'codeId',
  'deletedAt',
  'id',
  'paidAt',
  'productId',
  'status',
  'updatedAt',
  'userId',
])

/** Yuan of the orders that were paid since a moment and that the asker may read. */
export const incomeSince = async (call: Call, since: number): Promise<number> =>
  (await summarize(call, { status: 'paid', paidFrom: since })).byStatus.paid.sum
