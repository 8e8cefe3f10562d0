import type { SQL } from 'drizzle-orm'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { usernameKey } from '#features/people/user/user.rules.ts'
import { sessionTable, signInAttemptTable } from './session.table.ts'

/** By name, not by account, so that a name that does not exist is slowed down like one that does. */
export const accountKey = (username: string): string => `account:${usernameKey(username)}`

/** All failures to sign in to an account, from known browsers too; deleting them forgives them. */
export const failuresOf = (username: string): SQL | undefined =>
  or(
    eq(signInAttemptTable.key, accountKey(username)),
    sql`starts_with(${signInAttemptTable.key}, ${`${accountKey(username)}:`})`,
  )

/** The sessions of an account, but for `keptId`; deleting them signs it out at once. */
export const sessionsOf = (userId: number, keptId?: number): SQL | undefined =>
  and(eq(sessionTable.userId, userId), keptId === undefined ? undefined : ne(sessionTable.id, keptId))

/** Signs an account out at once, everywhere but in the session `keptId`. */
export async function endSessions(db: Db, userId: number, keptId?: number): Promise<void> {
  await db.delete(sessionTable).where(sessionsOf(userId, keptId))
}

/** Forgets all failures to sign in to an account. */
async function forgiveFailures(db: Db, username: string): Promise<void> {
  await db.delete(signInAttemptTable).where(failuresOf(username))
}

/** Ends the sessions that an old password opened and forgets what failed with it (A10). */
export async function signOut(
  db: Db,
  { userId, username }: { readonly userId: number; readonly username: string },
): Promise<void> {
  await forgiveFailures(db, username)
  await endSessions(db, userId)
}
