import { and, countDistinct, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Call, Db } from '#kit/call/server/context.ts'
import type { RunningEnrolment } from '#features/content/course/course.ports.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { coursePlaceView } from '#features/content/course/server/course.queries.ts'
import { productView, windowColumns } from '#features/content/product/server/product.queries.ts'
import { enrolmentTable } from './enrolment.table.ts'
import { learningTable } from './learning.table.ts'

export async function readEnrolments(
  { db }: Call,
  { userId }: { readonly userId: number },
): Promise<RunningEnrolment[]> {
  const { courseId, activityId, redeemedAt, endedAt } = enrolmentTable
  const rows = await db
    .select({ courseId, activityId, redeemedAt, endsAt: windowColumns.endsAt })
    .from(enrolmentTable)
    .leftJoin(productView, eq(productView.id, enrolmentTable.productId))
    .where(and(eq(enrolmentTable.userId, userId), isNull(endedAt)))
  const courseIds = rows.flatMap((row) => row.courseId ?? [])
  const learnedAt = courseIds.length > 0 ? await whenLearned(db, userId, courseIds) : undefined
  return rows.map((row) => ({
    ...row,
    learnedAt: (row.courseId !== null && learnedAt?.get(row.courseId)) || null,
  }))
}

/** Of the courses in which nothing public is still to be learned, when the last of it was. */
async function whenLearned(db: Db, userId: number, courseIds: readonly number[]) {
  const { courseId, activityId } = coursePlaceView
  const rows = await db
    .select({ courseId, learnedAt: sql<number>`max(${learningTable.finishedAt})`.mapWith(Number) })
    .from(coursePlaceView)
    .innerJoin(activityView, and(eq(activityView.id, activityId), eq(activityView.status, 'public')))
    .leftJoin(learningTable, and(eq(learningTable.activityId, activityId), eq(learningTable.userId, userId)))
    .where(and(inArray(courseId, [...courseIds]), isNull(activityView.deletedAt)))
    .groupBy(courseId)
    .having(sql`bool_and(coalesce(${learningTable.status} = 'learned', false))`)
  return new Map(rows.map((row) => [row.courseId, row.learnedAt]))
}

export async function countLearners(
  { db }: Call,
  { courseId }: { readonly courseId: number },
): Promise<number> {
  const { userId, endedAt } = enrolmentTable
  const [row] = await db
    .select({ learners: countDistinct(userId) })
    .from(enrolmentTable)
    .where(and(eq(enrolmentTable.courseId, courseId), isNull(endedAt)))
  return row?.learners ?? 0
}
