import { and, eq, isNull } from 'drizzle-orm'
import { columnsOf } from '#kit/data/server/viewOf.ts'
import type { Call } from '#kit/call/server/context.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { courseView, coursePlaceView } from '#features/content/course/server/course.queries.ts'
import { enrolmentView } from '#features/learning/enrolment/server/enrolment.queries.ts'
import { readWindow } from '#features/learning/enrolment/server/saleWindow.queries.ts'
import { courseStateOf } from './courseState.ts'

/** One path by which a learner's enrolments open an activity. */
export interface AccessPath {
  /** null: hidden, and not begun. */
  readonly versionId: number | null
  readonly isOpen: boolean
  /** Unix milliseconds; null where it waits for what comes before. */
  readonly opensAt: number | null
  readonly timeZone: string
}

/** Through the courses that the asker is enrolled in, and through products that sell the activity by itself. */
export async function accessPathsTo({ db, actor, now }: Call, activityId: number): Promise<AccessPath[]> {
  const theirs = and(eq(enrolmentView.userId, actor.id), isNull(enrolmentView.endedAt))
  const enrolled = await db
    .select({ enrolment: columnsOf(enrolmentView), course: columnsOf(courseView) })
    .from(enrolmentView)
    .innerJoin(courseView, eq(courseView.id, enrolmentView.courseId))
    .innerJoin(coursePlaceView, eq(coursePlaceView.courseId, courseView.id))
    .where(and(theirs, eq(coursePlaceView.activityId, activityId), isNull(courseView.deletedAt)))
  const paths: AccessPath[] = []
  for (const each of enrolled) {
    const { units } = await courseStateOf(db, each, now)
    const unit = units.find(({ activities }) => activities.some((one) => one.activityId === activityId))
    const placed = unit?.activities.find((one) => one.activityId === activityId)
    paths.push({
      versionId: placed?.versionId ?? null,
      isOpen: unit?.isOpen ?? false,
      opensAt: unit?.opensAt ?? null,
      timeZone: each.enrolment.timeZone,
    })
  }
  const alone = await db
    .select({
      timeZone: enrolmentView.timeZone,
      productId: enrolmentView.productId,
      versionId: activityView.publishedVersionId,
    })
    .from(enrolmentView)
    .innerJoin(activityView, eq(activityView.id, enrolmentView.activityId))
    .where(and(theirs, eq(enrolmentView.activityId, activityId)))
  for (const { productId, ...path } of alone) {
    const { startsAt } = await readWindow(db, productId)
    paths.push({ ...path, isOpen: startsAt === null || startsAt <= now, opensAt: startsAt })
  }
  return paths
}
