import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { foreignId, moment } from '#kit/data/server/table.ts'

/** What somebody has set for themselves, by name; its form is the contract's affair. */
export const preferenceTable = pgTable(
  'preference',
  {
    userId: foreignId().notNull(),
    name: text().notNull(),
    value: jsonb().$type<unknown>().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
)
