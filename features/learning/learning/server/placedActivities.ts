import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#kit/server/context.ts'
import { activityTable } from '#features/content/activity/server/activity.table.ts'
import { activityVersionTable } from '#features/content/activity/server/activityVersion.table.ts'
import { courseTable } from '#features/content/course/server/course.table.ts'
import { coursePlaceTable } from '#features/content/course/server/coursePlace.table.ts'
import { learningTable } from './learning.table.ts'
import { seenCount, versionColumns } from './shownActivity.ts'

/** P-update: the version of who has begun, else the newest, or the one that was pinned when it was placed. */
const versionId = sql<number>`coalesce(
  ${learningTable.versionId},
  case when ${courseTable.versionUpdate} = 'auto' then null else ${coursePlaceTable.versionId} end,
  ${activityTable.publishedVersionId}
)`

/** The activities of a course that this learner can meet, in order. Hidden ones that were not begun are left out (P-hidden). */
export const placedActivities = (db: Db, courseId: number, userId: number) =>
  db
    .select({
      unit: coursePlaceTable.unit,
      activityId: coursePlaceTable.activityId,
      versionId,
      isPublic: sql<boolean>`${activityTable.status} = 'public'`,
      version: versionColumns,
      learning: learningTable,
      seenCount,
    })
    .from(coursePlaceTable)
    .innerJoin(courseTable, eq(courseTable.id, coursePlaceTable.courseId))
    .innerJoin(activityTable, eq(activityTable.id, coursePlaceTable.activityId))
    .leftJoin(
      learningTable,
      and(eq(learningTable.activityId, coursePlaceTable.activityId), eq(learningTable.userId, userId)),
    )
    .innerJoin(activityVersionTable, eq(activityVersionTable.id, versionId))
    .where(
      and(
        eq(coursePlaceTable.courseId, courseId),
        isNull(activityTable.deletedAt),
        or(eq(activityTable.status, 'public'), isNotNull(learningTable.id)),
      ),
    )
    .orderBy(asc(coursePlaceTable.unit), asc(coursePlaceTable.rank))

export type PlacedActivity = Awaited<ReturnType<typeof placedActivities>>[number]
