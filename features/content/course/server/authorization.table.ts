import type { SQL } from 'drizzle-orm'
import { and, arrayContains, eq, isNull, or, sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { foreignId, stampColumns } from '#kit/server/table.ts'
import type { AuthTarget, Privilege } from '../courseAuth.privileges.ts'
import { courseInstructorTable } from './courseInstructor.table.ts'

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
    index().on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

/**
 * E6, as a condition for anybody's query: whether this person was given `privilege` (none: anything at all) for the
 * course or product whose id stands in the column.
 */
export function assistantMay(
  actorId: number,
  target: AuthTarget,
  id: PgColumn | SQL,
  privilege?: Privilege,
): SQL {
  const { targetType, targetId, userId, privileges, deletedAt } = authorizationTable
  const given = privilege && arrayContains(privileges, [privilege])
  const isTheirs = and(eq(targetType, target), eq(userId, actorId), isNull(deletedAt), given)
  // Not asked of each row anew: somebody's few are looked up once for a whole list.
  return sql`${id} in (select ${targetId} from ${authorizationTable} where ${isTheirs})`
}

interface Led {
  readonly courseId: PgColumn
  readonly productId: PgColumn
}

/**
 * Whether a row belongs to what somebody leads, as a condition for anybody's query: a course that they teach, or a course or
 * product for which they were given one of these privileges.
 */
export function isLedBy(
  actorId: number,
  { courseId, productId }: Led,
  privileges: readonly Privilege[],
): SQL | undefined {
  const { ownerId, targetId } = courseInstructorTable
  return or(
    sql`${courseId} in (select ${ownerId} from ${courseInstructorTable} where ${eq(targetId, actorId)})`,
    ...privileges.flatMap((privilege) => [
      assistantMay(actorId, 'course', courseId, privilege),
      assistantMay(actorId, 'product', productId, privilege),
    ]),
  )
}
