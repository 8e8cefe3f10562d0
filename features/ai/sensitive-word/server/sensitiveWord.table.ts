import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { bigramsOf, notDeleted, stampColumns } from '#kit/data/server/table.ts'

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
    index().on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()).where(notDeleted()),
  ],
)
