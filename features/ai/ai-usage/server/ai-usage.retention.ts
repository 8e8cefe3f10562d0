import { asc, inArray, lt } from 'drizzle-orm'
import type { Retained } from '#kit/call/server/retention.ts'
import { localDay } from '#kit/time/calendar.ts'
import { aiUsageTable } from './aiUsage.table.ts'

/** I5: sums of days; the month that a limit counts is never among them. */
export const retainedUsage: Retained = {
  name: 'AI usage',
  days: ({ RETAIN_USAGE_DAYS }) => RETAIN_USAGE_DAYS,
  async forget({ db }, before, most) {
    const { day, id } = aiUsageTable
    const isOld = lt(day, localDay(before, 'UTC'))
    const old = db.select({ id }).from(aiUsageTable).where(isOld).orderBy(asc(day)).limit(most)
    return (await db.delete(aiUsageTable).where(inArray(id, old)).returning({ id })).length
  },
}
