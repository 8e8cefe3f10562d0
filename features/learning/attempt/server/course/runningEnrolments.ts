import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Call, Db } from '#kit/call/server/context.ts'
import type { RunningEnrolment } from '#features/content/course/course.ports.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { coursePlaceView } from '#features/content/course/server/course.queries.ts'
import { productView, windowColumns } from '#features/content/product/server/product.queries.ts'
import { enrolmentView } from '#features/learning/enrolment/server/enrolment.queries.ts'
import { learningTable } from '../progress/learning.table.ts'

/** What a learner may learn, with when all of a course was learned. */
export async function readEnrolments(
  { db }: Call,
  { userId }: { readonly userId: number },
): Promise<RunningEnrolment[]> {
  const { courseId, activityId, redeemedAt, endedAt } = enrolmentView
  const rows = await db
    .select({ courseId, activityId, redeemedAt, endsAt: windowColumns.endsAt })
    .from(enrolmentView)
    .leftJoin(productView, eq(productView.id, enrolmentView.productId))
    .where(and(eq(enrolmentView.userId, userId), isNull(endedAt)))
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
