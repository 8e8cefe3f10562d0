import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { bigramsOf, notDeleted, stampColumns } from '#kit/data/server/table.ts'

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
    index().on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()).where(notDeleted()),
  ],
)
