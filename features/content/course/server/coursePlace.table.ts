import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { foreignId } from '#kit/data/server/table.ts'

/** Where an activity stands in a course: once, in a unit (a day or a section, from 1), at a rank within the course. */
export const coursePlaceTable = pgTable(
  'course_place',
  {
    courseId: foreignId().notNull(),
    activityId: foreignId().notNull(),
    unit: integer().notNull(),
    rank: integer().notNull(),
    /** The version that was pinned when it was placed; null: the newest public one. */
    versionId: foreignId(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.activityId] }), index().on(table.activityId)],
)
