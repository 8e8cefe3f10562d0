import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { coursePlaceView } from '#features/content/course/server/course.queries.ts'
import { learningView } from '#features/learning/attempt/server/attempt.queries.ts'

/** A learner in an activity, in the version that they began with. */
export interface LearnerAt {
  readonly userId: number
  readonly activityId: number
  readonly versionId: number
}

/** So many activities beside the own one are looked into: those that were learned last. */
const maxBeside = 30

/** The courses in which an activity stands. */
export const coursesAround = (db: Db, activityId: number) =>
  db
    .select({ courseId: coursePlaceView.courseId })
    .from(coursePlaceView)
    .where(eq(coursePlaceView.activityId, activityId))

/** The version that somebody learns, then those of the activities of the same courses that they have begun too. */
export async function versionsFor(db: Db, { userId, activityId, versionId }: LearnerAt): Promise<number[]> {
  const beside = await db
    .selectDistinct({ versionId: learningView.versionId, lastAt: learningView.lastAt })
    .from(learningView)
    .innerJoin(coursePlaceView, eq(coursePlaceView.activityId, learningView.activityId))
    .innerJoin(activityView, eq(activityView.id, learningView.activityId))
    .where(
      and(
        eq(learningView.userId, userId),
        ne(learningView.activityId, activityId),
        inArray(coursePlaceView.courseId, coursesAround(db, activityId)),
        isNull(activityView.deletedAt),
      ),
    )
    .orderBy(desc(learningView.lastAt))
    .limit(maxBeside)
  return [versionId, ...beside.map((row) => row.versionId)]
}
