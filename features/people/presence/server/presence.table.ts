import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { foreignId, moment } from '#kit/data/server/table.ts'

/**
 * Who has a record open. In the database and not in the process, so that several processes see the same; a row whose
 * stream was cut, or whose process was killed, is out of date within seconds.
 */
export const presenceTable = pgTable(
  'presence',
  {
    resource: text().notNull(),
    recordId: foreignId().notNull(),
    tab: text().notNull(),
    userId: foreignId().notNull(),
    at: foreignId(),
    seenAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.resource, table.recordId, table.tab] })],
)
