import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { bigramsOf, falling, listIndex, stampColumns } from '#kit/data/server/table.ts'

export const tagTable = pgTable(
  'tag',
  {
    ...stampColumns(),
    name: text().notNull(),
    summary: text().notNull().default(''),
    mainImage: text().notNull().default(''),
    headImage: text().notNull().default(''),
    status: text().notNull().default('pending'),
  },
  (table) => [
    index('tag_name_search').using('gin', bigramsOf(table.name)),
    listIndex(falling(table.updatedAt), falling(table.id)),
  ],
)
