import { and, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#kit/call/server/context.ts'
import { passkeyChallengeTable } from './second-factor.table.ts'

/** In milliseconds: how long somebody may look for their authenticator. */
export const challengeMs = 5 * 60_000

/** What a challenge was made for; it serves nothing else. */
export type Purpose = 'add' | 'signIn' | 'confirm'

/** Stores a challenge that an authenticator is asked to sign for this account. */
export async function storeChallenge(
  db: Db,
  challenge: { readonly challenge: string; readonly userId: number; readonly purpose: Purpose },
  now: number,
): Promise<void> {
  await db.insert(passkeyChallengeTable).values({ ...challenge, expiresAt: now + challengeMs })
}

const clientData = z.object({ challenge: z.string() })

/** The challenge that the browser says was signed. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    return clientData.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).data
      ?.challenge
  } catch {
    return undefined
  }
}

/** The challenge that was answered, which is used up by this; undefined where it is unknown, another's or too old. */
export async function takeChallenge(
  db: Db,
  answered: { readonly clientDataJSON: string; readonly userId: number; readonly purpose: Purpose },
  now: number,
): Promise<string | undefined> {
  const challenge = challengeIn(answered.clientDataJSON)
  if (challenge === undefined) return undefined
  const table = passkeyChallengeTable
  const [taken] = await db
    .delete(table)
    .where(
      and(
        eq(table.challenge, challenge),
        eq(table.userId, answered.userId),
        eq(table.purpose, answered.purpose),
        gt(table.expiresAt, now),
      ),
    )
    .returning({ challenge: table.challenge })
  return taken?.challenge
}
