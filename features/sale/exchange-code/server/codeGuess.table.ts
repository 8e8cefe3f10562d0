import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#kit/data/server/table.ts'

/** How often codes that never existed were tried, by user and by address; in the database, so that all processes count together. */
export const codeGuessTable = pgTable(
  'code_guess',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    since: moment().notNull(),
  },
  (table) => [index().on(table.since)],
)
