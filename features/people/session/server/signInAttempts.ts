import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Call, Db } from '#kit/call/server/context.ts'
import { networkOf } from '#kit/ops/server/network.ts'
import { usernameKey } from '#features/people/user/user.rules.ts'
import { knownDevice } from './device.ts'
import { signInAttemptTable } from './session.table.ts'
import type { ThrottleRule } from './throttle.ts'
import { accountRule, addressRule, effortAfter, registerRule } from './throttle.ts'

/** Somebody who wants to sign in: the name they say and the browser's device token. */
export interface Attempt {
  readonly username: string
  readonly deviceToken?: string | undefined
}

/** Under which keys failures of an attempt count, and judge the next one. */
export interface Counter {
  readonly key: string
  readonly rule: ThrottleRule
}

/** By name, not by account, so that a name that does not exist is slowed down like one that does. */
const accountKey = (username: string) => `account:${usernameKey(username)}`

/**
 * A browser from which the account signed in before is judged by its own failures with it alone, whatever strangers do.
 * Every other one shares the account's and the address' failures.
 */
export function countersOf(
  { services, address }: Pick<Call, 'services' | 'address'>,
  { username, deviceToken }: Attempt,
): readonly Counter[] {
  const account = accountKey(username)
  const device = knownDevice(services.secretKey, deviceToken, username)
  if (device !== undefined) return [{ key: `${account}:${device}`, rule: accountRule }]
  return [
    { key: account, rule: accountRule },
    { key: `address:${networkOf(address)}`, rule: addressRule },
  ]
}

/** Registrations count by address alone: there is no account yet. */
export const registerCounters = ({ address }: Pick<Call, 'address'>): readonly Counter[] => [
  { key: `register:${networkOf(address)}`, rule: registerRule },
]

const keysOf = (counters: readonly Counter[]) => counters.map(({ key }) => key)

/** The effort that these counters require of an attempt. */
export async function effortOf(db: Db, counters: readonly Counter[], now: number): Promise<number> {
  if (counters.length === 0) return 1
  const rows = await db
    .select()
    .from(signInAttemptTable)
    .where(inArray(signInAttemptTable.key, keysOf(counters)))
  const counted = new Map(rows.map((row) => [row.key, row]))
  return Math.max(
    ...counters.map(({ key, rule }) =>
      effortAfter(counted.get(key) ?? { failures: 0, lastAt: 0 }, rule, now),
    ),
  )
}

export interface Counted {
  /** The effort that this attempt required: guesses sent at the same moment are counted one after the other. */
  readonly effort: number
  /** Failures with this account so far. */
  readonly failures: number
  /** Whether the next one requires more effort than usual. */
  readonly isSlowed: boolean
}

/** Counts a wrong password, or a registration. */
export async function countAttempt(db: Db, counters: readonly Counter[], now: number): Promise<Counted> {
  const { failures, lastAt } = signInAttemptTable
  const counts: number[] = []
  const efforts = (extra: number) =>
    counters.map(({ rule }, at) =>
      effortAfter({ failures: (counts[at] ?? 1) + extra, lastAt: now }, rule, now),
    )
  for (const { key, rule } of counters) {
    const isForgotten = sql`${lastAt} < ${now - rule.forgetAfterMs}`
    const [row] = await db
      .insert(signInAttemptTable)
      .values({ key, failures: 1, lastAt: now })
      .onConflictDoUpdate({
        target: signInAttemptTable.key,
        set: { failures: sql`case when ${isForgotten} then 1 else ${failures} + 1 end`, lastAt: now },
      })
      .returning({ failures })
    counts.push(row?.failures ?? 1)
  }
  return { effort: Math.max(...efforts(-1)), failures: counts[0] ?? 1, isSlowed: Math.max(...efforts(0)) > 1 }
}

/** A right password: what judged it starts anew, but for the address, or a thief could clear it with an own account. */
export async function forgive(db: Db, counters: readonly Counter[]): Promise<void> {
  const [own] = counters
  if (own) await db.delete(signInAttemptTable).where(eq(signInAttemptTable.key, own.key))
}

/** Forgets all failures to sign in to an account, from known browsers too. */
export async function forgiveAll(db: Db, username: string): Promise<void> {
  const { key } = signInAttemptTable
  const account = accountKey(username)
  await db.delete(signInAttemptTable).where(or(eq(key, account), sql`starts_with(${key}, ${`${account}:`})`))
}
