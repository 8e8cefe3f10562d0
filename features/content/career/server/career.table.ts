import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bigramsOf, falling, listIndex, reviewColumns, stampColumns } from '#kit/data/server/table.ts'

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
    index('career_waiting')
      .on(table.submittedAt, table.id)
      .where(sql`status = 'reviewing' and deleted_at is null`),
    index('career_name_search').using('gin', bigramsOf(table.name)),
    listIndex(falling(table.updatedAt), falling(table.id)),
    index().on(table.creatorId),
  ],
)
