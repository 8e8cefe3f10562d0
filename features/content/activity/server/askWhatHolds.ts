import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import { activityTable } from './activity.table.ts'
import { holderCount } from './openToAll.queries.ts'

/**
 * Activities were placed or sold just now. Those that everybody could begin until then open by enrolment only, and wait for
 * somebody to say which of the two shall hold.
 */
export async function askWhatHolds(
  { db }: Call,
  { activityIds }: { readonly activityIds: readonly number[] },
): Promise<void> {
  if (activityIds.length === 0) return
  const { id, status, courseId, freeSample } = activityTable
  const wasOpen = and(
    eq(status, 'public'),
    eq(freeSample, 'no'),
    sql`${courseId} is null and ${holderCount} = 1`,
  )
  await db
    .update(activityTable)
    .set({ freeSample: 'undecided' })
    .where(and(inArray(id, [...activityIds]), wasOpen))
}
