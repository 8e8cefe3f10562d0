import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Call, Db } from '#kit/call/server/context.ts'
import { refuse } from '#kit/contract/fault.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { needsNoEnrolment } from '#features/content/activity/server/openToAll.queries.ts'
import { coursePlaceView } from '#features/content/course/server/course.queries.ts'
import { productView, windowColumns } from '#features/content/product/server/product.queries.ts'
import { isOver, type LearnWindow } from '#features/content/product/product.window.ts'
import { enrolmentFaults } from '../learning.faults.ts'
import { enrolmentTable } from './enrolment.table.ts'

/** The window of the product that an enrolment came by. */
export async function readWindow(db: Db, productId: number): Promise<LearnWindow> {
  const [row] = await db.select(windowColumns).from(productView).where(eq(productView.id, productId))
  return row ?? { startsAt: null, endsAt: null }
}

/** When the asker's last access path to an activity ends; null: one of them has no end, or none is needed. */
async function endOf({ db, actor }: Call, activityId: number): Promise<number | null> {
  const { courseId, productId, userId, endedAt } = enrolmentTable
  const courses = db
    .select({ id: coursePlaceView.courseId })
    .from(coursePlaceView)
    .where(eq(coursePlaceView.activityId, activityId))
  const leadsThere = or(eq(enrolmentTable.activityId, activityId), inArray(courseId, courses))
  const ends = await db
    .select({ endsAt: windowColumns.endsAt })
    .from(enrolmentTable)
    .leftJoin(productView, eq(productView.id, productId))
    .where(and(eq(userId, actor.id), isNull(endedAt), leadsThere))
  const known = ends.flatMap(({ endsAt }) => endsAt ?? [])
  if (known.length === 0 || known.length < ends.length) return null
  const [activity] = await db
    .select({ needsNoEnrolment })
    .from(activityView)
    .where(eq(activityView.id, activityId))
  return activity?.needsNoEnrolment ? null : Math.max(...known)
}

/** Whether what was done at `at` counts no more: the activity is to be read since its product ended. */
export async function hasEnded(call: Call, activityId: number, at = call.now): Promise<boolean> {
  return isOver(await endOf(call, activityId), at)
}

/** Refuses what would be scored, done at `at`. */
export async function mustStillCount(call: Call, activityId: number, at = call.now): Promise<void> {
  if (await hasEnded(call, activityId, at)) refuse(enrolmentFaults.ended)
}
