import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Call, Db } from '#kit/server/context.ts'
import { refuse } from '#kit/fault.ts'
import { activityTable } from '#features/content/activity/server/activity.table.ts'
import { needsNoEnrolment } from '#features/content/activity/server/openToAll.table.ts'
import { coursePlaceTable } from '#features/content/course/server/coursePlace.table.ts'
import { productTable } from '#features/content/product/server/product.table.ts'
import { learningFaults } from '../learning.faults.ts'
import { enrolmentTable } from './enrolment.table.ts'

/** DEF-product: between which moments a product that is learned together is learned; null: no such moment. */
export interface SaleWindow {
  readonly startsAt: number | null
  readonly endsAt: number | null
}

const isSync = sql`${productTable.delivery} = 'sync'`
const windowColumns = {
  startsAt: sql<number | null>`case when ${isSync} then ${productTable.startsAt} end`.mapWith(
    productTable.startsAt,
  ),
  endsAt: sql<number | null>`case when ${isSync} then ${productTable.endsAt} end`.mapWith(
    productTable.endsAt,
  ),
}

/** The window of the product that an enrolment came by. */
export async function readWindow(db: Db, productId: number): Promise<SaleWindow> {
  const [row] = await db.select(windowColumns).from(productTable).where(eq(productTable.id, productId))
  return row ?? { startsAt: null, endsAt: null }
}

/** When the last way ends by which the asker came to an activity; null: one of them has no end, or none is needed. */
async function endOf({ db, actor }: Call, activityId: number): Promise<number | null> {
  const { courseId, productId, userId, endedAt } = enrolmentTable
  const courses = db
    .select({ id: coursePlaceTable.courseId })
    .from(coursePlaceTable)
    .where(eq(coursePlaceTable.activityId, activityId))
  const leadsThere = or(eq(enrolmentTable.activityId, activityId), inArray(courseId, courses))
  const ends = await db
    .select({ endsAt: windowColumns.endsAt })
    .from(enrolmentTable)
    .leftJoin(productTable, eq(productTable.id, productId))
    .where(and(eq(userId, actor.id), isNull(endedAt), leadsThere))
  const known = ends.flatMap(({ endsAt }) => endsAt ?? [])
  if (known.length === 0 || known.length < ends.length) return null
  const [activity] = await db
    .select({ needsNoEnrolment })
    .from(activityTable)
    .where(eq(activityTable.id, activityId))
  return activity?.needsNoEnrolment ? null : Math.max(...known)
}

/** Whether what was done at `at` counts no more: the activity is to be read since its product ended. */
export async function hasEnded(call: Call, activityId: number, at = call.now): Promise<boolean> {
  const end = await endOf(call, activityId)
  return end !== null && end <= at
}

/** Refuses what would be scored, done at `at`. */
export async function mustStillCount(call: Call, activityId: number, at = call.now): Promise<void> {
  if (await hasEnded(call, activityId, at)) refuse(learningFaults.ended)
}
