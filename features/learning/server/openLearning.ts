import { and, eq, isNull } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/fault.ts'
import type { Call, Db } from '#kit/server/context.ts'
import { activityTable } from '#features/activity/server/activity.table.ts'
import { learningFaults } from '../learning.faults.ts'
import { learningTable } from './learning.table.ts'

export type Learning = typeof learningTable.$inferSelect

const own = (userId: number, activityId: number) =>
  and(eq(learningTable.userId, userId), eq(learningTable.activityId, activityId))

/** What somebody has begun; undefined where they have not. */
export async function findLearning(
  db: Db,
  userId: number,
  activityId: number,
): Promise<Learning | undefined> {
  const [row] = await db.select().from(learningTable).where(own(userId, activityId))
  return row
}

/**
 * The version that somebody may begin with: the newest public one of an independent activity. Hidden refuses new starts;
 * drafts and activities of courses are not there.
 */
export async function openVersion(db: Db, activityId: number): Promise<number> {
  const [activity] = await db
    .select({ status: activityTable.status, versionId: activityTable.publishedVersionId })
    .from(activityTable)
    .where(
      and(eq(activityTable.id, activityId), isNull(activityTable.courseId), isNull(activityTable.deletedAt)),
    )
  if (!activity?.versionId) refuse(kitFaults.notFound)
  if (activity.status !== 'public') refuse(learningFaults.notOpen)
  return activity.versionId
}

/** The learner's record, locked until the end of the transaction; made, with the version pinned, at the first card. */
export async function openLearning({ db, actor, now }: Call, activityId: number): Promise<Learning> {
  const locked = () => db.select().from(learningTable).where(own(actor.id, activityId)).for('update')
  const [standing] = await locked()
  if (standing) return standing
  const versionId = await openVersion(db, activityId)
  await db
    .insert(learningTable)
    .values({ userId: actor.id, activityId, versionId, startedAt: now, lastAt: now })
    .onConflictDoNothing()
  const [row] = await locked()
  if (!row) throw new Error('the record was not made')
  return row
}
