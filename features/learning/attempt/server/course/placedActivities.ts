import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { activityView, activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { courseView, coursePlaceView } from '#features/content/course/server/course.queries.ts'
import { learningTable } from '../progress/learning.table.ts'
import { seenCount, versionColumns } from './shownActivity.ts'

/** P-update: the version of who has begun, else the newest, or the one that was pinned when it was placed. */
const versionId = sql<number>`coalesce(
  ${learningTable.versionId},
  case when ${courseView.versionUpdate} = 'auto' then null else ${coursePlaceView.versionId} end,
  ${activityView.publishedVersionId}
)`

/** The activities of a course that this learner can meet, in order. Hidden ones that were not begun are left out (P-hidden). */
export const placedActivities = (db: Db, courseId: number, userId: number) =>
  db
    .select({
      unit: coursePlaceView.unit,
      activityId: coursePlaceView.activityId,
      versionId,
      isPublic: sql<boolean>`${activityView.status} = 'public'`,
      version: versionColumns,
      learning: learningTable,
      seenCount,
    })
    .from(coursePlaceView)
    .innerJoin(courseView, eq(courseView.id, coursePlaceView.courseId))
    .innerJoin(activityView, eq(activityView.id, coursePlaceView.activityId))
    .leftJoin(
      learningTable,
      and(eq(learningTable.activityId, coursePlaceView.activityId), eq(learningTable.userId, userId)),
    )
    .innerJoin(activityVersionView, eq(activityVersionView.id, versionId))
    .where(
      and(
        eq(coursePlaceView.courseId, courseId),
        isNull(activityView.deletedAt),
        or(eq(activityView.status, 'public'), isNotNull(learningTable.id)),
      ),
    )
    .orderBy(asc(coursePlaceView.unit), asc(coursePlaceView.rank))

export type PlacedActivity = Awaited<ReturnType<typeof placedActivities>>[number]
