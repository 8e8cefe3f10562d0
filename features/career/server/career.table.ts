import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { reviewColumns, stampColumns } from '#kit/server/table.ts'

export const careerTable = pgTable(
  'career',
  {
    ...stampColumns(),
    ...reviewColumns(),
    name: text().notNull(),
    summary: text().notNull(),
    cover: text().notNull(),
    order: integer().notNull().default(0),
  },
  (table) => [
    index('career_name_search').using('gin', table.name.op('gin_trgm_ops')),
    index().on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(table.creatorId),
  ],
)
