import { and, eq } from 'drizzle-orm'
import type { Role } from '#kit/contract/role.ts'
import type { Db } from '#kit/call/server/context.ts'
import { usernameKey } from '../user.rules.ts'
import type { Account } from './accounts.queries.ts'
import { userTable } from './user.table.ts'

/** The account as it was read, if it still has the password that was tried. */
const isUnchanged = ({ id, passwordHash }: Account) =>
  and(eq(userTable.id, id), eq(userTable.passwordHash, passwordHash))

/**
 * Whether the password and the status are still those that were read. Until the transaction ends nobody changes them.
 */
export async function holdAccount(db: Db, account: Account): Promise<boolean> {
  const held = await db
    .select({ id: userTable.id })
    .from(userTable)
    .where(and(isUnchanged(account), eq(userTable.status, 'valid')))
    .for('no key update')
  return held.length > 0
}

/** Until the transaction ends nobody else changes this account, nor signs in to it. */
export async function lockAccount(db: Db, id: number): Promise<void> {
  await db.select({ id: userTable.id }).from(userTable).where(eq(userTable.id, id)).for('no key update')
}

/** Notes a sign-in; undefined where the password or the status was changed since the account was read. */
export async function noteSignIn(
  db: Db,
  account: Account,
  now: number,
): Promise<{ readonly mustChangePassword: boolean } | undefined> {
  const [signedIn] = await db
    .update(userTable)
    .set({ lastLoginAt: now })
    .where(and(isUnchanged(account), eq(userTable.status, 'valid')))
    .returning({ mustChangePassword: userTable.mustChangePassword })
  return signedIn
}

/** Sets somebody's own new password; false where another one was set since the account was read. */
export async function changePassword(db: Db, account: Account, passwordHash: string): Promise<boolean> {
  const changed = await db
    .update(userTable)
    .set({ passwordHash, mustChangePassword: false })
    .where(isUnchanged(account))
    .returning({ id: userTable.id })
  return changed.length > 0
}

type Profile = Pick<Account, 'nickname' | 'description' | 'avatar'>

/** Sets what is named of somebody's profile; returns what that was before. */
export async function updateProfile(
  db: Db,
  id: number,
  change: Partial<Profile>,
  now: number,
): Promise<Partial<Profile> | undefined> {
  const [before] = await db
    .select({ nickname: userTable.nickname, description: userTable.description, avatar: userTable.avatar })
    .from(userTable)
    .where(eq(userTable.id, id))
    .for('update')
  await db
    .update(userTable)
    .set({ ...change, updatedAt: now })
    .where(eq(userTable.id, id))
  return before && Object.fromEntries(Object.entries(before).filter(([name]) => name in change))
}

interface NewAccount {
  readonly username: string
  readonly nickname: string
  readonly passwordHash: string
  readonly roles: readonly Role[]
  readonly mustChangePassword?: boolean
  readonly creatorId?: number | null
  readonly phone?: string
  readonly wxOpenid?: string
  readonly unionId?: string
  /** Of whoever is signed in by it. */
  readonly lastLoginAt?: number
}

/** Adds an account; undefined where the name is somebody's already, also for two who ask at the same moment. */
export async function addAccount(db: Db, account: NewAccount, now: number): Promise<number | undefined> {
  return (await addAccounts(db, [account], now)).get(usernameKey(account.username))
}

/** Adds accounts at once and returns their ids by `usernameKey`; one whose name is somebody's already is not among them. */
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

/** Sets a password. Whoever calls it ends the sessions that the old one opened and forgets what failed with it (A10). */
export async function setPassword(
  db: Db,
  userId: number,
  { passwordHash, mustChange }: { passwordHash: string; mustChange: boolean },
): Promise<void> {
  await db
    .update(userTable)
    .set({ passwordHash, mustChangePassword: mustChange })
    .where(eq(userTable.id, userId))
}

/** Sets what an account may do, or whether it may sign in; its forms see that it changed. */
export async function changeAccount(
  db: Db,
  { id, revision }: Account,
  change: Pick<Account, 'roles'> | Pick<Account, 'status'>,
  now: number,
): Promise<void> {
  await db
    .update(userTable)
    .set({ ...change, revision: revision + 1, updatedAt: now })
    .where(eq(userTable.id, id))
}
