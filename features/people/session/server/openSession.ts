import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Call, Db } from '#kit/call/server/context.ts'
import type { Env } from '#kit/ops/server/env.ts'
import { supportedZone } from '#kit/time/timeZone.ts'
import { sessionTable } from './session.table.ts'
import { hashToken, makeToken } from './token.ts'

interface Opening {
  readonly userId: number
  readonly device?: string
  readonly address?: string
  readonly timeZone: string
  /** How long it lives unused, and at most; in milliseconds. */
  readonly idleMs: number
  readonly longestMs: number
  /** How many sessions one person has at a time; undefined: any number. */
  readonly most?: number
  readonly hasFactor?: boolean
}

/** How long after the sign-in a session ends, however much it is used. */
export const absoluteMs = ({ SESSION_DAYS }: Pick<Env, 'SESSION_DAYS'>): number =>
  SESSION_DAYS * 24 * 3_600_000

/** The session of whoever signs in by this call. */
export const openingBy = (
  { services: { env }, userAgent, address }: Call,
  userId: number,
  timeZone: string | undefined,
): Opening => ({
  ...{ userId, address, device: userAgent, timeZone: supportedZone(timeZone, env.TZ_DEFAULT) },
  ...{ idleMs: env.SESSION_HOURS * 3_600_000, longestMs: absoluteMs(env), most: env.SESSIONS_PER_PERSON },
})

/**
 * Opens a session; the token is returned once and not stored. Those unused for longest make room. Whoever calls it holds the
 * account's row, so that many who sign in at once are counted one after the other.
 */
export async function openSession(
  db: Db,
  { idleMs, longestMs, most, ...opening }: Opening,
  now: number,
): Promise<{ readonly token: string; readonly expiresAt: number }> {
  if (most !== undefined) await makeRoom(db, opening.userId, most, now)
  const token = makeToken()
  const expiresAt = now + Math.min(idleMs, longestMs)
  await db.insert(sessionTable).values({
    ...opening,
    tokenHash: hashToken(token),
    createdAt: now,
    confirmedAt: now,
    lastSeenAt: now,
    expiresAt,
  })
  return { token, expiresAt }
}

async function makeRoom(db: Db, userId: number, most: number, now: number): Promise<void> {
  const { id, lastSeenAt, expiresAt } = sessionTable
  const beyond = db
    .select({ id })
    .from(sessionTable)
    .where(and(eq(sessionTable.userId, userId), gt(expiresAt, now)))
    .orderBy(desc(lastSeenAt), desc(id))
    .offset(most - 1)
  await db.delete(sessionTable).where(inArray(id, beyond))
}
