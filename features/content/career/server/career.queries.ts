import { eq, or } from 'drizzle-orm'
import type { Link } from '#kit/resource/server/crud.ts'
import { viewOf } from '#kit/data/server/viewOf.ts'
import { careerTable } from './career.table.ts'

export const careerView = viewOf(careerTable, ['creatorId', 'deletedAt', 'id', 'name', 'status'])

/** The careers of a record, linked in `table`: public ones can be picked, and one's own. */
export const careerLink = (table: Link['table']): Link => ({
  table,
  target: careerTable,
  label: careerTable.name,
  named: 'careers',
  pickable: (actor) => or(eq(careerTable.status, 'public'), eq(careerTable.creatorId, actor.id)),
})
