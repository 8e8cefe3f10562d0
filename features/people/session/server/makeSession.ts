import type { Db } from '#kit/call/server/context.ts'
import { openSession } from './openSession.ts'

/** Signs an account in for tests and the demo; returns the token. */
export async function makeSession(
  db: Db,
  userId: number,
  { now = Date.now(), hours = 12, device = '', timeZone = 'Asia/Shanghai' } = {},
): Promise<string> {
  const { token } = await openSession(db, { userId, hours, device, timeZone }, now)
  return token
}
