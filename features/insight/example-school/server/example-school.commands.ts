import type { Db } from '#kit/call/server/context.ts'
import { exampleSchoolTable as school, theSchool } from './exampleSchool.table.ts'
import { partCount } from './parts.ts'

/** Notes that a school was made whose people sign in and whose courses everybody finds: it is removed like every other. */
export async function addFilledSchool(db: Db, now: number): Promise<void> {
  const made = { number: theSchool, status: 'filled', done: partCount } as const
  await db
    .insert(school)
    .values({ ...made, carried: {}, startedAt: now })
    .onConflictDoNothing()
}
