import { and, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Job } from '#kit/call/server/context.ts'
import { passkeyChallengeTable, secondFactorTable } from './second-factor.table.ts'

const day = 24 * 60 * 60_000

/** Takes away what nobody answered: challenges, and secrets of apps that were never confirmed. */
export const sweepSecondFactors: Job<Record<string, never>> = {
  name: 'sweepSecondFactors',
  payload: z.strictObject({}),
  schedule: '23 * * * *',
  async run({ database: { db }, now }) {
    const at = now()
    await db.delete(passkeyChallengeTable).where(lt(passkeyChallengeTable.expiresAt, at))
    const { confirmedAt, createdAt } = secondFactorTable
    await db.delete(secondFactorTable).where(and(isNull(confirmedAt), lt(createdAt, at - day)))
  },
}
