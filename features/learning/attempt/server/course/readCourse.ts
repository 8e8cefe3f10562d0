import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { DataOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { laterDay } from '#features/content/course/course.unlock.ts'
import { activityView, activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { enrolmentView } from '#features/learning/enrolment/server/enrolment.queries.ts'
import type { attemptEndpoints } from '../../attempt.contract.ts'
import { learningTable } from '../progress/learning.table.ts'
import { groupsOf, milestonesOf, titleOf } from './courseGroups.ts'
import { enrolledCourses, courseStateOf, type CourseState, type UnitState } from './courseState.ts'
import { seenCount, shown, learnRecordOf, versionColumns } from './shownActivity.ts'
import { teachersOf } from './teachersOf.ts'

type Listed = DataOf<typeof attemptEndpoints.courses>
type Course = DataOf<typeof attemptEndpoints.course>
type Unit = Course['units'][number]

/** What the asker is enrolled in. */
export async function listCourses(call: Call): Promise<Listed> {
  const enrolled = await enrolledCourses(call.db, call.actor.id)
  const courses = await Promise.all(enrolled.map((each) => courseStateOf(call.db, each, call.now)))
  return {
    courses: courses.map((each) => courseOf(each, call.now)),
    activities: await loneActivities(call),
  }
}

/** One course with its days or sections; who is not enrolled finds nothing there. */
export async function readCourse(call: Call, courseId: number): Promise<Course> {
  const { db, actor, now } = call
  const enrolled = await enrolledCourses(db, actor.id)
  const one = enrolled.find(({ course }) => course.id === courseId) ?? refuse(kitFaults.notFound)
  const state = await courseStateOf(db, one, now)
  const { overview, unlockMode, isChasing } = state.course
  return {
    ...courseOf(state, now),
    overview,
    teachers: await teachersOf(call, courseId),
    unlockMode: unlockMode ?? 'all',
    isChasing,
    units: state.units.map((unit) => unitOf(state, unit)),
    sections: groupsOf(state.course, state.units.length),
  }
}

function courseOf({ enrolment, course, window, units }: CourseState, now: number): Listed['courses'][number] {
  const { id, title, cover, type, learnMode, showMode } = course
  const { timeZone, redeemedAt } = enrolment
  const startsOn = laterDay(enrolment.startsOn, window.startsAt, timeZone)
  const activities = units.flatMap((unit) => unit.activities)
  const learned = activities.filter(({ learning }) => learning?.status === 'learned')
  const awaited = activities.filter(
    ({ learning }) => learning?.status === 'learning' && learning.awaitsTeacher,
  )
  const times = units.flatMap(({ opensAt }) => (opensAt !== null && opensAt > now ? [opensAt] : []))
  return {
    id,
    title,
    cover,
    type,
    startsOn,
    timeZone,
    redeemedAt,
    closesAt: window.endsAt,
    learnMode: learnMode ?? 'day',
    showMode: showMode ?? 'list',
    status: courseStatus(units),
    unitCount: units.length,
    learnedUnits: units.filter(({ status }) => status === 'learned').length,
    activityCount: activities.length,
    learnedActivities: learned.length,
    awaitedActivities: awaited.length,
    nextOpensAt: times.length > 0 ? Math.min(...times) : null,
    next: nextIn(units),
    stars: activities.reduce((sum, { learning }) => sum + (learning?.stars ?? 0), 0),
  }
}

/** Hidden ones are no place to begin, but can be finished. Where only a teacher can do something, nobody goes on. */
function nextIn(units: readonly UnitState[]): Listed['courses'][number]['next'] {
  const open = units.filter(({ isOpen }) => isOpen).flatMap(({ activities }) => activities)
  const next = open.find(({ learning }) => learning?.status !== 'learned' && learning?.awaitsTeacher !== true)
  return next ? { id: next.activityId, title: next.version.title, isBegun: next.learning !== null } : null
}

function courseStatus(units: readonly UnitState[]): Listed['courses'][number]['status'] {
  if (units.every(({ status }) => status === 'learned')) return 'learned'
  const isBegun = units.some(({ activities }) => activities.some(({ learning }) => learning !== null))
  if (isBegun) return 'learning'
  return units.some(({ isOpen }) => isOpen) ? 'pending' : 'locked'
}

function unitOf({ course }: CourseState, state: UnitState): Unit {
  const { unit, status, isOpen, opensAt, countsForCredit } = state
  return {
    unit,
    status,
    isOpen,
    opensAt,
    countsForCredit,
    ...titleOf(course, unit),
    milestones: milestonesOf(course, state),
    activities: state.activities.map((placed) => ({
      ...shown(placed.version),
      seenCount: placed.seenCount,
      record: placed.learning && learnRecordOf(placed.learning),
    })),
  }
}

/** Activities that the learner got by themselves, without a course. */
async function loneActivities({ db, actor }: Call): Promise<Listed['activities']> {
  const rows = await db
    .select({ version: versionColumns, learning: learningTable, seenCount })
    .from(enrolmentView)
    .innerJoin(activityView, eq(activityView.id, enrolmentView.activityId))
    .innerJoin(activityVersionView, eq(activityVersionView.id, activityView.publishedVersionId))
    .leftJoin(
      learningTable,
      and(eq(learningTable.activityId, activityView.id), eq(learningTable.userId, actor.id)),
    )
    .where(
      and(
        eq(enrolmentView.userId, actor.id),
        isNull(enrolmentView.endedAt),
        isNull(activityView.deletedAt),
        or(eq(activityView.status, 'public'), isNotNull(learningTable.id)),
      ),
    )
    .orderBy(desc(enrolmentView.redeemedAt))
  return rows.map(({ version, learning, ...row }) => ({
    ...shown(version),
    seenCount: row.seenCount,
    record: learning && learnRecordOf(learning),
  }))
}
