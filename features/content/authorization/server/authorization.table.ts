import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { falling, foreignId, listIndex, stampColumns } from '#kit/data/server/table.ts'
import type { AuthTarget, Privilege } from '#features/content/course/course.privileges.ts'

/** E6: what an assistant may do with one course or product. */
export const authorizationTable = pgTable(
  'authorization',
  {
    ...stampColumns(),
    status: text().notNull().default('valid'),
    targetType: text().$type<AuthTarget>().notNull(),
    targetId: foreignId().notNull(),
    userId: foreignId().notNull(),
    privileges: text().array().$type<Privilege[]>().notNull(),
  },
  (table) => [
    uniqueIndex('authorization_once')
      .on(table.targetType, table.targetId, table.userId)
      .where(sql`${table.deletedAt} is null`),
    index().on(table.userId, table.targetType, table.targetId),
    listIndex(falling(table.updatedAt), falling(table.id)),
  ],
)
