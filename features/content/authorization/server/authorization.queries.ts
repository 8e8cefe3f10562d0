import type { SQL } from 'drizzle-orm'
import { and, arrayContains, eq, isNull, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#kit/call/server/context.ts'
import { viewOf } from '#kit/data/server/viewOf.ts'
import type { AuthTarget, Privilege } from '#features/content/course/course.privileges.ts'
import { courseInstructorView } from '#features/content/course/server/course.queries.ts'
import { authorizationTable } from './authorization.table.ts'

export const authorizationView = viewOf(authorizationTable, [
  'deletedAt',
  'id',
  'privileges',
  'targetId',
  'targetType',
  'userId',
])

/**
 * E6, as a condition for anybody's query: whether this person was given `privilege` (none: anything at all) for the
 * course or product whose id is in the column.
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
  const { ownerId, targetId } = courseInstructorView
  return or(
    sql`${courseId} in (select ${ownerId} from ${courseInstructorView} where ${eq(targetId, actorId)})`,
    ...privileges.flatMap((privilege) => [
      assistantMay(actorId, 'course', courseId, privilege),
      assistantMay(actorId, 'product', productId, privilege),
    ]),
  )
}

/** What somebody leads, by number. */
export interface Leads {
  readonly courseIds: readonly number[]
  readonly productIds: readonly number[]
}

/** The courses and products for which `isLedBy` holds. */
export async function readLed(db: Db, actorId: number, privilege: Privilege): Promise<Leads> {
  const { privileges, targetId, targetType, userId, deletedAt } = authorizationTable
  const [taught, given] = await Promise.all([
    db
      .select({ id: courseInstructorView.ownerId })
      .from(courseInstructorView)
      .where(eq(courseInstructorView.targetId, actorId)),
    db
      .select({ targetId, targetType })
      .from(authorizationTable)
      .where(and(eq(userId, actorId), isNull(deletedAt), arrayContains(privileges, [privilege]))),
  ])
  const ofType = (type: AuthTarget) => given.flatMap((row) => (row.targetType === type ? [row.targetId] : []))
  return {
    courseIds: [...new Set([...taught.map(({ id }) => id), ...ofType('course')])],
    productIds: [...new Set(ofType('product'))],
  }
}
