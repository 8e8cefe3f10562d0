import { eq } from 'drizzle-orm'
import type { Link } from '#kit/resource/server/crud.ts'
import { viewOf } from '#kit/data/server/viewOf.ts'
import { tagTable } from './tag.table.ts'

export const tagView = viewOf(tagTable, ['deletedAt', 'id', 'name', 'status'])

/** The tags of a record, linked in `table`: only reviewed ones can be picked. */
export const tagLink = (table: Link['table']): Link => ({
  table,
  target: tagTable,
  label: tagTable.name,
  named: 'tags',
  pickable: () => eq(tagTable.status, 'reviewed'),
})
