import { viewOf } from '#kit/data/server/viewOf.ts'
import { fileTable } from './store/file.table.ts'

export const fileView = viewOf(fileTable, [
  'creatorId',
  'deletedAt',
  'id',
  'key',
  'kind',
  'mime',
  'name',
  'purpose',
  'size',
  'status',
  'thumbKey',
])
