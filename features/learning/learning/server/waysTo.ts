import { and, eq, isNull } from 'drizzle-orm'
import type { Call } from '#kit/server/context.ts'
import { activityTable } from '#features/content/activity/server/activity.table.ts'
import { courseTable } from '#features/content/course/server/course.table.ts'
import { coursePlaceTable } from '#features/content/course/server/coursePlace.table.ts'
import { standingOf } from './courseStanding.ts'
import { enrolmentTable } from './enrolment.table.ts'
import { readWindow } from './saleWindow.ts'

/** One way in which a learner's enrolments lead to an activity. */
export interface Way {
  /** null: hidden, and not begun. */
  readonly versionId: number | null
  readonly isOpen: boolean
  /** Unix milliseconds; null where it waits for what comes before. */
  readonly opensAt: number | null
  readonly timeZone: string
}

/** Through the courses that the asker is enrolled in, and through products that sell the activity by itself. */
export async function waysTo({ db, actor, now }: Call, activityId: number): Promise<Way[]> {
  const theirs = and(eq(enrolmentTable.userId, actor.id), isNull(enrolmentTable.endedAt))
  const enrolled = await db
    .select({ enrolment: enrolmentTable, course: courseTable })
    .from(enrolmentTable)
    .innerJoin(courseTable, eq(courseTable.id, enrolmentTable.courseId))
    .innerJoin(coursePlaceTable, eq(coursePlaceTable.courseId, courseTable.id))
    .where(and(theirs, eq(coursePlaceTable.activityId, activityId), isNull(courseTable.deletedAt)))
  const ways: Way[] = []
  for (const each of enrolled) {
    const { units } = await standingOf(db, each, now)
    const unit = units.find(({ activities }) => activities.some((one) => one.activityId === activityId))
    const placed = unit?.activities.find((one) => one.activityId === activityId)
    ways.push({
      versionId: placed?.versionId ?? null,
      isOpen: unit?.isOpen ?? false,
      opensAt: unit?.opensAt ?? null,
      timeZone: each.enrolment.timeZone,
    })
  }
  const alone = await db
    .select({
      timeZone: enrolmentTable.timeZone,
      productId: enrolmentTable.productId,
      versionId: activityTable.publishedVersionId,
    })
    .from(enrolmentTable)
    .innerJoin(activityTable, eq(activityTable.id, enrolmentTable.activityId))
    .where(and(theirs, eq(enrolmentTable.activityId, activityId)))
  for (const { productId, ...way } of alone) {
    const { startsAt } = await readWindow(db, productId)
    ways.push({ ...way, isOpen: startsAt === null || startsAt <= now, opensAt: startsAt })
  }
  return ways
}
