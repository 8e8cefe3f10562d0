import { eq, sql } from 'drizzle-orm'
import type { Db } from '#kit/server/context.ts'
import { networkOf } from '#kit/server/network.ts'
import { usernameKey } from '#features/user/user.rules.ts'
import { signInAttemptTable } from './session.table.ts'
import type { Attempts, ThrottleRule } from './throttle.ts'
import { accountRule, addressRule, isLocked, minutesLeft, noAttempts, withAttempt } from './throttle.ts'

/** Somebody at the door: the name they say and where they come from. */
export interface Knock {
  readonly username: string
  readonly address: string
}

/** Under which an account's attempts are counted. */
export const accountKey = (username: string): string => `account:${usernameKey(username)}`

// Counted by name, not by account, so that a name that does not exist is locked like one that does.
const keysOf = ({ username, address }: Knock) => [
  { key: accountKey(username), rule: accountRule },
  { key: `address:${networkOf(address)}`, rule: addressRule },
]

async function count(db: Db, key: string, rule: ThrottleRule, now: number): Promise<Attempts | undefined> {
  await db
    .insert(signInAttemptTable)
    .values({ key, ...noAttempts })
    .onConflictDoNothing()
  const [before = noAttempts] = await db
    .select()
    .from(signInAttemptTable)
    .where(eq(signInAttemptTable.key, key))
    .for('update')
  if (isLocked(before, now)) return before
  await db
    .update(signInAttemptTable)
    .set(withAttempt(before, rule, now))
    .where(eq(signInAttemptTable.key, key))
  return undefined
}

/**
 * Counts an attempt before its password is looked at.
 * @returns for how many minutes the door stays shut, or undefined where it is open
 */
export async function countAttempt(db: Db, knock: Knock, now: number): Promise<number | undefined> {
  for (const { key, rule } of keysOf(knock)) {
    const locked = await count(db, key, rule, now)
    if (locked) return minutesLeft(locked, now)
  }
  return undefined
}

/** A right password: the account starts anew; the address gets back this attempt alone, or a thief with an own account
 * could clear it for guessing others'. */
export async function forgiveAttempt(db: Db, knock: Knock): Promise<void> {
  const [account, address] = keysOf(knock)
  if (account) await db.delete(signInAttemptTable).where(eq(signInAttemptTable.key, account.key))
  if (address)
    await db
      .update(signInAttemptTable)
      .set({ failures: sql`greatest(${signInAttemptTable.failures} - 1, 0)`, lockedUntil: 0 })
      .where(eq(signInAttemptTable.key, address.key))
}
