import { date, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { foreignId } from '#kit/data/server/table.ts'

/**
 * Who learned anything on a local day of theirs, once whatever they learned, so that a day's learners are counted on an index. A
 * trigger of `learning_day` adds to it.
 */
export const activeDayTable = pgTable(
  'active_day',
  { day: date({ mode: 'string' }).notNull(), userId: foreignId().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.userId] })],
)
