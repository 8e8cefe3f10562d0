import type { Db } from '#kit/server/context.ts'
import { sessionTable } from './session.table.ts'
import { hashToken, makeToken } from './token.ts'

interface Opening {
  readonly userId: number
  readonly hours: number
  readonly device?: string
  readonly address?: string
  readonly timeZone: string
}

/** Opens a session; the token is told once and not kept. */
export async function openSession(db: Db, { hours, ...opening }: Opening, now: number) {
  const token = makeToken()
  const expiresAt = now + hours * 3_600_000
  await db
    .insert(sessionTable)
    .values({ ...opening, tokenHash: hashToken(token), createdAt: now, lastSeenAt: now, expiresAt })
  return { token, expiresAt }
}
