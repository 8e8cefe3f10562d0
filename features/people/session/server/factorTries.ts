import { eq, inArray, or, sql } from 'drizzle-orm'
import { refuse } from '#kit/contract/fault.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import type { Matter } from '#features/people/second-factor/server/second-factor.commands.ts'
import type { ConfirmWay } from '../confirmation.contract.ts'
import { sessionFaults } from '../session.faults.ts'
import { signInAttemptTable } from './session.table.ts'

/** Whoever tries has given the right password, so an account may be shut for a while: a code has but six digits. */
const most = 10
const [shortestMs, longestMs] = [15 * 60_000, 24 * 60 * 60_000]

/** In milliseconds: without another try for this long, all are forgotten; long after the longest time of being shut. */
export const forgetTriesAfterMs = 30 * 24 * 60 * 60_000

const { key: keyColumn, failures, lastAt } = signInAttemptTable
/** How long it is shut after so many: twice as long as the time before. */
const shutMs = sql`least(${longestMs}::float8, ${shortestMs}::float8 * power(2, least(${failures} / ${most}, 20) - 1))`

export const isUsedUp = (tries: number): boolean => tries % most === 0

/** What is tried, of whom, and from which of their browsers, where it is known. */
export interface Trying extends Matter {
  readonly device?: string | undefined
}

const ofAccount = (userId: number) => `factor:${userId}:`
const prefixOf = ({ userId, purpose, device }: Trying) =>
  `${ofAccount(userId)}${purpose}:${device === undefined ? '' : `${device}:`}`

/** At sign-in recovery codes count apart: so nobody's tries of the six digits keep their owner from these. */
const countedAs = ({ purpose }: Trying, way: ConfirmWay) =>
  purpose === 'signIn' || way === 'passkey' ? way : 'any'
const keyOf = (trying: Trying, way: ConfirmWay) => prefixOf(trying) + countedAs(trying, way)

/**
 * Counts a try before it is looked at, so that of many at the same moment no more than these are. By known browser, like failed
 * passwords: a stranger's tries do not keep the owner out there.
 * @returns how many there were, this one included
 * @throws Fault where there were too many; for how long doubles each time, until a right one
 */
export async function countTry(call: Pick<Call, 'db' | 'now'>, trying: Trying, way: ConfirmWay) {
  const { db, now } = call
  const key = keyOf(trying, way)
  const isOpen = or(sql`${failures} % ${most} <> 0`, sql`${lastAt} + ${shutMs} <= ${now}`)
  const tries = await raise(call, key, isOpen)
  if (tries !== undefined) return tries
  const left = sql<number>`ceil((${lastAt} + ${shutMs} - ${now}) / 60000)::int`
  const [shut] = await db.select({ left }).from(signInAttemptTable).where(eq(keyColumn, key))
  return refuse(sessionFaults.tooManyTries, { values: { minutes: Math.max(1, shut?.left ?? 1) } })
}

/** Counts a passkey that was refused. These cannot be guessed, so nothing is shut. @returns how many there were */
export const countRefused = async (call: Pick<Call, 'db' | 'now'>, trying: Trying): Promise<number> =>
  (await raise(call, keyOf(trying, 'passkey'))) ?? 1

async function raise({ db, now }: Pick<Call, 'db' | 'now'>, key: string, setWhere?: ReturnType<typeof or>) {
  const [row] = await db
    .insert(signInAttemptTable)
    .values({ key, failures: 1, lastAt: now })
    .onConflictDoUpdate({
      target: keyColumn,
      set: { failures: sql`${failures} + 1`, lastAt: now },
      ...(setWhere && { setWhere }),
    })
    .returning({ failures })
  return row?.failures
}

/** A right one: the next mistakes count from the beginning. */
export async function forgiveTries(db: Db, trying: Trying): Promise<void> {
  const keys = (['passkey', 'code', 'recovery', 'any'] as const).map((what) => prefixOf(trying) + what)
  await db.delete(signInAttemptTable).where(inArray(keyColumn, keys))
}

/** Forgets all tries with an account, whose owner was helped. */
export async function forgiveAllTries(db: Db, userId: number): Promise<void> {
  await db.delete(signInAttemptTable).where(areTriesOf(ofAccount(userId)))
}

const areTriesOf = (prefix: string) => sql`starts_with(${keyColumn}, ${prefix})`
/** Rows of tries of second factors. */
export const areTries = areTriesOf('factor:')
