import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { activityHolders } from './record/activity.sqlPorts.ts'
import { activityTable } from './record/activity.table.ts'

/**
 * Activities were placed or sold just now. Those that everybody could begin until then open by enrolment only, until
 * somebody decides which of the two applies.
 */
export async function awaitSampleDecision(
  { db }: { readonly db: Db },
  activityIds: readonly number[],
): Promise<void> {
  if (activityIds.length === 0) return
  const { id, status, courseId, freeSample } = activityTable
  const hasOneHolder = sql`${activityHolders.of(id)} = 1`
  const wasOpen = and(eq(status, 'public'), eq(freeSample, 'no'), isNull(courseId), hasOneHolder)
  await db
    .update(activityTable)
    .set({ freeSample: 'undecided' })
    .where(and(inArray(id, [...activityIds]), wasOpen))
}
