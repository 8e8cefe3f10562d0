import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { stampColumns } from '#kit/server/table.ts'

export const sensitiveWordTable = pgTable(
  'sensitive_word',
  {
    ...stampColumns(),
    word: text().notNull(),
    category: text(),
    note: text().notNull().default(''),
    status: text().notNull().default('active'),
  },
  (table) => [
    index('sensitive_word_search').using('gin', table.word.op('gin_trgm_ops')),
    index().on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)
