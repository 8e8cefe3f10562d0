import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { stampColumns } from '#kit/server/table.ts'

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
    index('tag_name_search').using('gin', table.name.op('gin_trgm_ops')),
    index().on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)
