import { and, desc, eq, isNull } from 'drizzle-orm'
import { columnsOf } from '#kit/data/server/viewOf.ts'
import type { RowOf } from '#kit/data/server/viewOf.ts'
import type { Db } from '#kit/call/server/context.ts'
import { unitCount } from '#features/content/course/course.problems.ts'
import { unlockUnits, type UnitUnlock } from '#features/content/course/course.unlock.ts'
import { courseView } from '#features/content/course/server/course.queries.ts'
import type { LearnWindow } from '#features/content/product/product.window.ts'
import type { Enrolment } from '#features/learning/enrolment/server/enrolment.queries.ts'
import { enrolmentView } from '#features/learning/enrolment/server/enrolment.queries.ts'
import { readWindow } from '#features/learning/enrolment/server/saleWindow.queries.ts'
import type { LearningStatus } from '../../learning.states.ts'
import { learnedUnits, unitStatus, type UnitActivityResult } from '../../learning.units.ts'
import type { Learning } from '../progress/learning.table.ts'
import { placedActivities, type PlacedActivity } from './placedActivities.ts'

type Course = RowOf<typeof courseView>

export interface UnitState extends UnitUnlock {
  readonly status: LearningStatus
  readonly activities: readonly PlacedActivity[]
  /** It is open, and what is to be learned in it is; of a unit without activities, what came before. */
  readonly isReached: boolean
}

/** A course as one enrolment finds it now. */
export interface CourseState {
  readonly enrolment: Enrolment
  readonly course: Course
  readonly window: LearnWindow
  readonly units: readonly UnitState[]
}

/** What a learner has reached in one activity of a course; without a learning it was not begun. */
export interface PlacedResult {
  readonly unit: number
  readonly learning: Pick<Learning, 'status' | 'startedAt' | 'finishedAt'> | null
}

const resultIn = ({ unit, learning }: PlacedResult): UnitActivityResult => ({
  unit,
  status: learning ? (learning.status === 'learned' ? 'learned' : 'learning') : null,
  finishedAt: learning?.finishedAt ?? null,
})

/** The courses that somebody is enrolled in, the last one first. */
export const enrolledCourses = (db: Db, userId: number) =>
  db
    .select({ enrolment: columnsOf(enrolmentView), course: columnsOf(courseView) })
    .from(enrolmentView)
    .innerJoin(courseView, eq(courseView.id, enrolmentView.courseId))
    .where(and(eq(enrolmentView.userId, userId), isNull(enrolmentView.endedAt), isNull(courseView.deletedAt)))
    .orderBy(desc(enrolmentView.redeemedAt), desc(enrolmentView.id))

/** L3: which units are open and what was reached in them, reckoned from the course's rules and what was learned. */
export async function courseStateOf(
  db: Db,
  { enrolment, course }: Pick<CourseState, 'enrolment' | 'course'>,
  now: number,
): Promise<CourseState> {
  const placed = await placedActivities(db, course.id, enrolment.userId)
  const window = await readWindow(db, enrolment.productId)
  const byUnit = Map.groupBy(placed, ({ unit }) => unit)
  const rules = { enrolment, course, window }
  const learned = learnedIn(rules, placed)
  return {
    enrolment,
    course,
    window,
    units: unitsNow(rules, placed, learned, now).map((state) => {
      const activities = byUnit.get(state.unit) ?? []
      const status = unitStatus(activities.map(resultIn), state.isOpen)
      return { ...state, activities, status, isReached: state.isOpen && learned.has(state.unit) }
    }),
  }
}

type Rules = Pick<CourseState, 'enrolment' | 'course' | 'window'>

const learnedIn = ({ enrolment, course }: Rules, placed: readonly PlacedResult[]) =>
  learnedUnits(placed.map(resultIn), unitCount(course), enrolment.redeemedAt)

/** L3: when each unit opens to one enrolment, and when its own day is over. */
export const unitTimes = (rules: Rules, placed: readonly PlacedResult[], now: number): UnitUnlock[] =>
  unitsNow(rules, placed, learnedIn(rules, placed), now)

function unitsNow(
  { enrolment, course, window }: Rules,
  placed: readonly PlacedResult[],
  learned: ReadonlyMap<number, number>,
  now: number,
): UnitUnlock[] {
  const { redeemedAt, timeZone, startsOn } = enrolment
  const { type, isChasing } = course
  const units = unitCount(course)
  const rules = {
    type,
    isChasing,
    startsOn,
    window,
    learnMode: course.learnMode ?? 'day',
    unlockMode: course.unlockMode ?? 'all',
  }
  return unlockUnits(rules, { redeemedAt, timeZone, units, learned, opened: begunUnits(placed) }, now)
}

/** P-touch: what was opened to a learner stays open, whatever becomes of the course's rules. */
const begunUnits = (placed: readonly PlacedResult[]): ReadonlyMap<number, number> =>
  new Map(
    placed
      .flatMap(({ unit, learning }) => (learning ? [[unit, learning.startedAt] as const] : []))
      .toSorted((a, b) => b[1] - a[1]),
  )
