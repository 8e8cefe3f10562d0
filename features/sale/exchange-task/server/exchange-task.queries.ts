import { viewOf } from '#kit/server/viewOf.ts'
import { exchangeTaskTable } from './exchangeTask.table.ts'

export const exchangeTaskView = viewOf(exchangeTaskTable, ['deletedAt', 'id', 'name'])
