import type { Db } from '#kit/call/server/context.ts'
import { openSession } from './openSession.ts'

/** Signs an account in for tests and the demo; returns the token. */
export async function makeSession(
  db: Db,
  userId: number,
  {
    now = Date.now(),
    hours = 12,
    days = 30,
    device = '',
    timeZone = 'Asia/Shanghai',
    hasFactor = false,
  } = {},
): Promise<string> {
  const lifetime = { idleMs: hours * 3_600_000, longestMs: days * 24 * 3_600_000 }
  const { token } = await openSession(db, { userId, ...lifetime, device, timeZone, hasFactor }, now)
  return token
}
