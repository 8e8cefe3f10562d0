import { and, arrayContains, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { userTable } from './user.table.ts'

// Any number will do, if it is always the same one.
const superAdminsLock = 4_711_001

/**
 * The valid super administrators other than `userId`. Until the transaction ends nobody else decides on them, so two who
 * remove each other do not both succeed.
 */
export async function otherSuperAdmins(db: Db, userId: number): Promise<number[]> {
  await db.execute(sql`select pg_advisory_xact_lock(${superAdminsLock})`)
  const others = await db
    .select({ id: userTable.id })
    .from(userTable)
    .where(
      and(
        ne(userTable.id, userId),
        eq(userTable.status, 'valid'),
        arrayContains(userTable.roles, ['super_admin']),
      ),
    )
  return others.map(({ id }) => id)
}
