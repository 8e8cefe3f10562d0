import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { linkColumns } from '#kit/data/server/table.ts'
import type { DepthLevel } from '../course.fields.ts'

/** The abilities of a course, each with how deep it goes. */
export const courseAbilityTable = pgTable(
  'course_ability',
  { ...linkColumns(), level: text().$type<DepthLevel>().notNull() },
  (table) => [primaryKey({ columns: [table.ownerId, table.targetId] }), index().on(table.targetId)],
)
