import { eq, lt, or, sql } from 'drizzle-orm'
import { refuse } from '#kit/contract/fault.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import { sessionFaults } from '../session.faults.ts'
import { signInAttemptTable } from './session.table.ts'

/** Whoever tries has given the right password, so an account may be shut for a while: a code has but six digits. */
const most = 10
const minutes = 15

const keyOf = (userId: number) => `factor:${userId}`

/**
 * Counts a try of a code before it is looked at, so that of many at the same moment no more than these are.
 * @returns how many there were, this one included
 * @throws Fault where there were too many; the next ones count again when this long none was made
 */
export async function countTry({ db, now }: Pick<Call, 'db' | 'now'>, userId: number): Promise<number> {
  const { failures, lastAt } = signInAttemptTable
  const since = now - minutes * 60_000
  const [row] = await db
    .insert(signInAttemptTable)
    .values({ key: keyOf(userId), failures: 1, lastAt: now })
    .onConflictDoUpdate({
      target: signInAttemptTable.key,
      set: { failures: sql`case when ${lastAt} < ${since} then 1 else ${failures} + 1 end`, lastAt: now },
      setWhere: or(lt(failures, most), lt(lastAt, since)),
    })
    .returning({ failures })
  return row?.failures ?? refuse(sessionFaults.tooManyTries, { values: { minutes } })
}

/** A right one: the next mistakes count from the beginning. */
export async function forgiveTries(db: Db, userId: number): Promise<void> {
  await db.delete(signInAttemptTable).where(eq(signInAttemptTable.key, keyOf(userId)))
}
