import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bigramsOf, falling, listIndex, reviewColumns, stampColumns } from '#kit/data/server/table.ts'

export interface RecommendedCourse {
  readonly courseId: number | null
  readonly title: string
  readonly marketPrice: number | null
}

export const abilityTable = pgTable(
  'ability',
  {
    ...stampColumns(),
    ...reviewColumns(),
    name: text().notNull(),
    summary: text().notNull(),
    mainImage: text().notNull(),
    headImage: text().notNull(),
    recommendedCourses: jsonb().$type<readonly RecommendedCourse[]>().notNull(),
  },
  (table) => [
    index('ability_waiting')
      .on(table.submittedAt, table.id)
      .where(sql`status = 'reviewing' and deleted_at is null`),
    index('ability_name_search').using('gin', bigramsOf(table.name)),
    listIndex(falling(table.updatedAt), falling(table.id)),
    index().on(table.creatorId),
  ],
)
