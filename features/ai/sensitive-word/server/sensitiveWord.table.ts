import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { bigramsOf, falling, listIndex, stampColumns } from '#kit/data/server/table.ts'

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
    index('sensitive_word_search').using('gin', bigramsOf(table.word)),
    listIndex(falling(table.updatedAt), falling(table.id)),
  ],
)
