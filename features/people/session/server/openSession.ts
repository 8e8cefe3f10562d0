import type { Call, Db } from '#kit/call/server/context.ts'
import { supportedZone } from '#kit/time/timeZone.ts'
import { sessionTable } from './session.table.ts'
import { hashToken, makeToken } from './token.ts'

interface Opening {
  readonly userId: number
  readonly hours: number
  readonly device?: string
  readonly address?: string
  readonly timeZone: string
}

/** The session of whoever signs in by this call. */
export const openingBy = (
  { services, userAgent, address }: Call,
  userId: number,
  timeZone: string | undefined,
): Opening => ({
  ...{ userId, address, device: userAgent, hours: services.env.SESSION_HOURS },
  timeZone: supportedZone(timeZone, services.env.TZ_DEFAULT),
})

/** Opens a session; the token is returned once and not stored. */
export async function openSession(db: Db, { hours, ...opening }: Opening, now: number) {
  const token = makeToken()
  const expiresAt = now + hours * 3_600_000
  await db
    .insert(sessionTable)
    .values({ ...opening, tokenHash: hashToken(token), createdAt: now, lastSeenAt: now, expiresAt })
  return { token, expiresAt }
}
