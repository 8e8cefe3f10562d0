import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, ownRows, stays } from '#kit/call/server/personalData.ts'
import { orderTable } from './order.table.ts'

export const orderPersonalData: PersonalData = {
  fates: [
    stays(orderTable, because.books, 'creatorId', 'number', 'userId', 'source', 'status', 'refundReason'),
  ],
  own: {
    orders: ownRows(orderTable, orderTable.userId, ['creatorId']),
  },
}
