import { and, lt, not, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Job } from '#kit/call/server/context.ts'
import { areTries, forgetTriesAfterMs } from './factorTries.ts'
import { pendingSignInTable, sessionTable, signInAttemptTable, usedChallengeTable } from './session.table.ts'
import { accountRule } from './throttle.ts'

/** Takes away what has run out: sessions, answered captchas, failures that are forgiven. */
export const sweepSessions: Job<Record<string, never>> = {
  name: 'sweepSessions',
  payload: z.strictObject({}),
  schedule: '17 * * * *',
  async run({ database: { db }, now }) {
    const at = now()
    await db.delete(sessionTable).where(lt(sessionTable.expiresAt, at))
    await db.delete(pendingSignInTable).where(lt(pendingSignInTable.expiresAt, at))
    await db.delete(usedChallengeTable).where(lt(usedChallengeTable.expiresAt, at))
    const { lastAt } = signInAttemptTable
    const forgiven = and(not(areTries), lt(lastAt, at - accountRule.forgetAfterMs))
    await db.delete(signInAttemptTable).where(or(forgiven, lt(lastAt, at - forgetTriesAfterMs)))
  },
}
