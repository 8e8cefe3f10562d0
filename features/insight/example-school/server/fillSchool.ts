import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { isClash } from '#kit/call/server/call.ts'
import type { Db, Job, Services } from '#kit/call/server/context.ts'
import { markNew } from '#kit/data/server/exampleRecords.ts'
import { exampleSchoolTable as school, theSchool } from './exampleSchool.table.ts'
import type { LoadParts, SchoolPart } from './parts.ts'

const maxTries = 5

/** A part cannot be made: somebody has to look. */
class PartFailed extends Error {}

/**
 * Makes the example school part by part. Each part is one transaction with its marks and the count of parts, under the lock of the
 * school's row: two workers never make the same part, a worker that is killed leaves whole parts alone, and a school that was removed
 * meanwhile is not gone on with.
 */
export const fillSchool = (loadParts: LoadParts): Job<Record<string, never>> => ({
  name: 'fillExampleSchool',
  payload: z.strictObject({}),
  async run(services) {
    try {
      const parts = await loadParts()
      let isMore = true
      while (isMore) isMore = await makePart(services, parts)
    } catch (error) {
      // Whoever came not even so far, as where the database is busy, is sent again by the queue.
      if (!(error instanceof PartFailed)) throw error
      services.log.error({ err: error.cause }, 'the example school could not be made')
      await update(services.database.db, 'filling', { status: 'failed' })
    }
  },
})

/** Moves the school from one state on; whether it was in that. */
async function update(
  db: Db,
  from: (typeof school.$inferSelect)['status'],
  to: Partial<typeof school.$inferInsert>,
): Promise<boolean> {
  const isThere = and(eq(school.number, theSchool), eq(school.status, from))
  return (await db.update(school).set(to).where(isThere).returning({ number: school.number })).length > 0
}

/** Whether there is more to do. What clashes with others' work leaves nothing, and is tried again. */
async function makePart(
  services: Services,
  parts: readonly SchoolPart[],
  triesLeft = maxTries,
): Promise<boolean> {
  try {
    return await markNew(services.database, { isListed: false }, (db) => makeWithin(services, db, parts))
  } catch (error) {
    if (triesLeft > 1 && isClash(error)) return makePart(services, parts, triesLeft - 1)
    throw error
  }
}

async function makeWithin(services: Services, db: Db, parts: readonly SchoolPart[]): Promise<boolean> {
  // Whoever has it locked is making a part, and goes on.
  const [row] = await db
    .select()
    .from(school)
    .where(eq(school.number, theSchool))
    .for('update', { skipLocked: true })
  if (row?.status !== 'filling') return false
  const part = parts[row.done]
  if (!part) {
    await update(db, 'filling', { status: 'filled', carried: {} })
    return false
  }
  const inside = { ...services, database: { ...services.database, db }, now: () => row.startedAt }
  const carried = await part(inside, row.carried).catch((error: unknown) => {
    throw isClash(error) ? error : new PartFailed('a part was not made', { cause: error })
  })
  await update(db, 'filling', { done: row.done + 1, carried })
  return true
}
