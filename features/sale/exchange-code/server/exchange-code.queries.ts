import { viewOf } from '#kit/data/server/viewOf.ts'
import { exchangeCodeTable } from './exchangeCode.table.ts'

export const exchangeCodeView = viewOf(exchangeCodeTable, [
  'channel',
  'code',
  'deletedAt',
  'expiresAt',
  'id',
  'redeemedAt',
  'status',
  'taskId',
])
