import { and, arrayContains, eq, ne, sql } from 'drizzle-orm'
import type { Role } from '#kit/role.ts'
import type { Db } from '#kit/server/context.ts'
import {
  failuresOf,
  sessionTable,
  sessionsOf,
  signInAttemptTable,
} from '#features/people/session/server/session.table.ts'
import { usernameKey } from '../user.rules.ts'
import { isNamed, userTable } from './user.table.ts'

export type Account = typeof userTable.$inferSelect

/** The account of this name, whatever its case. */
export async function findByName(db: Db, username: string): Promise<Account | undefined> {
  const [account] = await db.select().from(userTable).where(isNamed(username))
  return account
}

export interface NewAccount {
  readonly username: string
  readonly nickname: string
  readonly passwordHash: string
  readonly roles: readonly Role[]
  readonly mustChangePassword?: boolean
  readonly creatorId?: number | null
  readonly phone?: string
  readonly wxOpenid?: string
  readonly unionId?: string
}

/** Adds an account; undefined where the name is somebody's already, also for two who ask at the same moment. */
export async function addAccount(db: Db, account: NewAccount, now: number): Promise<number | undefined> {
  return (await addAccounts(db, [account], now)).get(usernameKey(account.username))
}

/** Adds accounts at once and tells their ids by `usernameKey`; one whose name is somebody's already is not among them. */
export async function addAccounts(
  db: Db,
  accounts: readonly NewAccount[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  if (accounts.length === 0) return new Map()
  const rows = await db
    .insert(userTable)
    .values(
      accounts.map((account) => ({
        ...account,
        roles: [...account.roles],
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: userTable.id, username: userTable.username })
  return new Map(rows.map(({ id, username }) => [usernameKey(username), id]))
}

/** Ends every session of an account at once. */
export async function endSessions(db: Db, userId: number): Promise<void> {
  await db.delete(sessionTable).where(sessionsOf(userId))
}

/** Sets a password, ends the sessions that the old one opened and forgets what failed with it (A10). */
export async function setPassword(
  db: Db,
  userId: number,
  { passwordHash, mustChange }: { passwordHash: string; mustChange: boolean },
): Promise<void> {
  const [account] = await db
    .update(userTable)
    .set({ passwordHash, mustChangePassword: mustChange })
    .where(eq(userTable.id, userId))
    .returning({ username: userTable.username })
  if (account) await db.delete(signInAttemptTable).where(failuresOf(account.username))
  await endSessions(db, userId)
}

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
