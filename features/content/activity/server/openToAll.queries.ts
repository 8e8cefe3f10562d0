import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { activityHolders } from './record/activity.sqlPorts.ts'
import { activityTable } from './record/activity.table.ts'

const { id, status, courseId, freeSample } = activityTable

const holderCount = activityHolders.of(id)

/** DEF-independent: no enrolment is needed to begin it. A condition over the activity's table. */
export const needsNoEnrolment = sql<boolean>`(${freeSample} = 'yes' or (${courseId} is null and ${holderCount} = 0))`

/** The same while it is public: anybody who is signed in may begin it. */
export const isOpenToAll = and(eq(status, 'public'), needsNoEnrolment)

/**
 * Activities were placed or sold just now. Those that everybody could begin until then open by enrolment only, and wait for
 * somebody to say which of the two shall hold.
 */
export async function awaitSampleDecision(
  { db }: { readonly db: Db },
  activityIds: readonly number[],
): Promise<void> {
  if (activityIds.length === 0) return
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
