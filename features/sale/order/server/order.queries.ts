import { viewOf } from '#kit/data/server/viewOf.ts'
import { orderTable } from './order.table.ts'

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
