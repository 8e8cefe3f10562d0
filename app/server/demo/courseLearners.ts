import { asc } from 'drizzle-orm'
import { dayStart } from '#features/course/course.calendar.ts'
import { courseTable } from '#features/course/server/course.table.ts'
import { coursePlaceTable } from '#features/course/server/coursePlace.table.ts'
import { enrolmentTable } from '#features/learning/server/enrolment.table.ts'
import type { School } from './base.ts'
import { fractions } from './chance.ts'
import { day, wakingHour } from './clock.ts'
import { studentReach } from './sales.data.ts'

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

/** What was learned in courses, in their order and not before it was open; `courseIds` as the notes count them. */
export async function courseSteps(school: School, courseIds: readonly number[]): Promise<Begun[]> {
  const { db } = school.services.database
  const next = fractions(20_261_122)
  const courses = await db.select().from(courseTable)
  const places = await db.select().from(coursePlaceTable).orderBy(asc(coursePlaceTable.rank))
  const enrolments = await db.select().from(enrolmentTable).orderBy(asc(enrolmentTable.id))
  return enrolments.flatMap((enrolment) => {
    const course = courses.find(({ id }) => id === enrolment.courseId)
    if (!course) return []
    const placed = places.filter(({ courseId }) => courseId === course.id)
    const isStudent = enrolment.userId === school.people.learnerIds[0]
    const fixed = isStudent ? studentReach[courseIds.indexOf(course.id)] : undefined
    const reach = fixed ?? Math.floor(next() * (placed.length * 2 + 2)) / 2
    return stepsOf(school, { enrolment, course, reach }, placed, next)
  })
}

interface Way {
  readonly enrolment: Enrolment
  readonly course: Course
  readonly reach: number
}

/** A refund ends it, and nobody is ahead of the present. */
function stepsOf(
  { services }: School,
  { enrolment, course, reach }: Way,
  placed: readonly { readonly unit: number; readonly activityId: number }[],
  next: () => number,
): Begun[] {
  const begins = Math.max(enrolment.redeemedAt, dayStart(enrolment.startsOn, enrolment.timeZone))
  const now = services.now()
  const ends = Math.min(now, enrolment.endedAt ?? now) - hour
  const pace = course.unlockMode === 'daily' ? day : (1 + Math.floor(next() * 2)) * day
  return placed.slice(0, Math.ceil(reach)).flatMap(({ unit, activityId }, index) => {
    const opensAt = begins + (unit - 1) * pace
    const startedAt = wakingHour(services, opensAt, next())
    const isPatient = index + 1 <= reach
    const { userId } = enrolment
    return startedAt < ends ? [{ userId, activityId, startedAt, isPatient }] : []
  })
}
