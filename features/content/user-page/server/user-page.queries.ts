import { viewOf } from '#kit/data/server/viewOf.ts'
import { userPageTable } from './user-page.table.ts'

export const userPageView = viewOf(userPageTable, ['creatorId', 'deletedAt', 'id', 'status'])
