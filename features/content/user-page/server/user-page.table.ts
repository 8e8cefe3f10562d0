import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  bigramsOf,
  falling,
  foreignId,
  listIndex,
  reviewColumns,
  stampColumns,
} from '#kit/data/server/table.ts'
import type { industryLevels } from '../user-page.contract.ts'

/** One a person: the index holds that against two that are made at once. */
export const userPageTable = pgTable(
  'user_page',
  {
    ...stampColumns(),
    ...reviewColumns(),
    nickname: text().notNull(),
    description: text().notNull(),
    avatar: text().notNull(),
    backgroundImage: text().notNull(),
    industryLevel: text().$type<(typeof industryLevels)[number]>().notNull(),
    tagId: foreignId().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.creatorId),
    index('user_page_waiting')
      .on(table.submittedAt, table.id)
      .where(sql`status = 'reviewing' and deleted_at is null`),
    index('user_page_nickname_search').using('gin', bigramsOf(table.nickname)),
    listIndex(falling(table.updatedAt), falling(table.id)),
    index().on(table.tagId),
  ],
)
