import { asc, inArray } from 'drizzle-orm'
import { dayStart } from '#kit/time/calendar.ts'
import { randomFrom } from '#kit/value/shuffle.ts'
import { courseTable } from '#features/content/course/server/course.table.ts'
import { coursePlaceTable } from '#features/content/course/server/coursePlace.table.ts'
import type { LearnWindow } from '#features/content/product/product.window.ts'
import { readWindow } from '#features/learning/enrolment/server/saleWindow.queries.ts'
import { enrolmentTable } from '#features/learning/enrolment/server/enrolment.table.ts'
import type { DemoContext } from './base.ts'
import { day, wakingHour } from './clock.ts'
import { studentProgress } from './data/sales.data.ts'

/** Somebody began an activity of a course. */
export interface Begun {
  readonly userId: number
  readonly activityId: number
  readonly startedAt: number
  /** To its end. */
  readonly isPatient: boolean
}

type Enrolment = typeof enrolmentTable.$inferSelect
type Course = typeof courseTable.$inferSelect

const hour = day / 24

/** What was learned in courses and of what was sold by itself, in their order and not before it was open; `courseIds` as the notes count them. */
export async function courseSteps(demo: DemoContext, courseIds: readonly number[]): Promise<Begun[]> {
  const { db } = demo.services.database
  const next = randomFrom(20_261_122)
  const courses = await db.select().from(courseTable)
  const places = await db.select().from(coursePlaceTable).orderBy(asc(coursePlaceTable.rank))
  const enrolments = await db
    .select()
    .from(enrolmentTable)
    .where(inArray(enrolmentTable.userId, [...demo.people.learnerIds]))
    .orderBy(asc(enrolmentTable.id))
  const steps: Begun[] = []
  for (const enrolment of enrolments) {
    const { courseId, activityId } = enrolment
    const course = courses.find(({ id }) => id === courseId)
    const alone = activityId === null ? [] : [{ unit: 1, activityId }]
    const placed = course ? places.filter((place) => place.courseId === courseId) : alone
    const isStudent = enrolment.userId === demo.people.learnerIds[0]
    const fixed = isStudent && course ? studentProgress[courseIds.indexOf(course.id)] : undefined
    const progress = fixed ?? Math.floor(next() * (placed.length * 2 + 2)) / 2
    const window = await readWindow(db, enrolment.productId)
    steps.push(...stepsOf(demo, { enrolment, course, window, progress }, placed, next))
  }
  return steps
}

interface LearnerPace {
  readonly enrolment: Enrolment
  /** undefined: an activity that came by itself. */
  readonly course: Course | undefined
  readonly window: LearnWindow
  /** In activities; a half is one that was only begun. */
  readonly progress: number
}

/** A refund ends it, a product that is learned together has its own times, and nobody is ahead of the present. */
function stepsOf(
  { services }: DemoContext,
  { enrolment, course, window, progress }: LearnerPace,
  placed: readonly { readonly unit: number; readonly activityId: number }[],
  next: () => number,
): Begun[] {
  const firstDay = dayStart(enrolment.startsOn, enrolment.timeZone)
  const begins = Math.max(enrolment.redeemedAt, firstDay, window.startsAt ?? 0)
  const now = services.now()
  const ends = Math.min(now, enrolment.endedAt ?? now, window.endsAt ?? now) - hour
  const pace = course?.unlockMode === 'daily' ? day : (1 + Math.floor(next() * 2)) * day
  return placed.slice(0, Math.ceil(progress)).flatMap(({ unit, activityId }, index) => {
    const opensAt = begins + (unit - 1) * pace
    const startedAt = wakingHour(services, opensAt, next())
    const isPatient = index + 1 <= progress
    const { userId } = enrolment
    return startedAt < ends ? [{ userId, activityId, startedAt, isPatient }] : []
  })
}
