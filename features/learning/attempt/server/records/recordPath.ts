import { and, eq, isNull, sql } from 'drizzle-orm'
import type { RowOf } from '#kit/data/server/viewOf.ts'
import { columnsOf } from '#kit/data/server/viewOf.ts'
import type { DataOf, QueryOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { laterDay } from '#features/content/course/course.unlock.ts'
import { courseView } from '#features/content/course/server/course.queries.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import { enrolmentView } from '#features/learning/enrolment/server/enrolment.queries.ts'
import type { learningRecordEndpoints } from '../../learning.contract.ts'
import type { LearningStatus } from '../../learning.states.ts'
import { meanScores, paceOf } from '../../learning.pace.ts'
import { groupsOf, milestonesOf, titleOf } from '../course/courseGroups.ts'
import { courseStateOf, type CourseState, type UnitState } from '../course/courseState.ts'
import type { PlacedActivity } from '../course/placedActivities.ts'
import { learningRecordTable } from '../progress/learningRecord.table.ts'
import { readableEnrolments } from './learningRecord.queries.ts'
import { namedScores } from './learningRecord.crud.ts'
import { readDays } from './recordDetail.ts'

type Path = DataOf<typeof learningRecordEndpoints.path>
type Unit = Path['units'][number]

/** A learner's path through a course, as its rules and their progress have it now. */
export async function readPath(
  call: Call,
  { userId, courseId }: QueryOf<typeof learningRecordEndpoints.path>,
): Promise<Path> {
  const { db, actor, now } = call
  const [found] = await db
    .select({
      enrolment: columnsOf(enrolmentView),
      course: columnsOf(courseView),
      userName: sql<string>`coalesce(${userView.nickname}, '')`,
    })
    .from(enrolmentView)
    .innerJoin(courseView, eq(courseView.id, enrolmentView.courseId))
    .leftJoin(userView, eq(userView.id, enrolmentView.userId))
    .where(
      and(
        eq(enrolmentView.userId, userId),
        eq(enrolmentView.courseId, courseId),
        isNull(enrolmentView.endedAt),
        readableEnrolments(actor),
      ),
    )
  if (!found) refuse(kitFaults.notFound)
  const state = await courseStateOf(db, found, now)
  const records = await recordsOf(call, userId, courseId)
  const units = state.units.map((unit) => pathUnit(state, unit, records, now))
  const begun = state.units.flatMap(({ activities }) =>
    activities.flatMap(({ learning }) => (learning ? [learning] : [])),
  )
  const { timeZone, redeemedAt } = found.enrolment
  const startsOn = laterDay(found.enrolment.startsOn, state.window.startsAt, timeZone)
  return {
    userName: found.userName,
    courseTitle: found.course.title,
    learnMode: found.course.learnMode ?? 'day',
    unlockMode: found.course.unlockMode ?? 'all',
    status: paceOf(units, now),
    startsOn,
    timeZone,
    redeemedAt,
    units,
    sections: groupsOf(found.course, units.length),
    days: await readDays(
      db,
      begun.map(({ id }) => id),
    ),
    scores: meanScores([...records.values()]),
  }
}

type Scores = Path['scores']

interface Recorded {
  readonly id: number
  readonly scores: Scores
  readonly weights: ReadonlyMap<number, number>
}

/** The records of the course by activity. */
async function recordsOf(
  { db }: Call,
  userId: number,
  courseId: number,
): Promise<ReadonlyMap<number, Recorded>> {
  const rows = await db
    .select({
      id: learningRecordTable.id,
      activityId: learningRecordTable.activityId,
      scores: sql<Scores>`${namedScores(learningRecordTable.scores)}`,
      fields: activityVersionView.fields,
    })
    .from(learningRecordTable)
    .leftJoin(activityVersionView, eq(activityVersionView.id, learningRecordTable.versionId))
    .where(and(eq(learningRecordTable.userId, userId), eq(learningRecordTable.courseId, courseId)))
  return new Map(
    rows.map(({ id, activityId, scores, fields }) => [
      activityId,
      { id, scores, weights: weightsIn(fields) },
    ]),
  )
}

const weightsIn = (fields: RowOf<typeof activityVersionView>['fields'] | null) =>
  new Map(
    (fields?.competencyPoints ?? []).flatMap(({ abilityId, weight }) =>
      abilityId === null || weight === null ? [] : [[abilityId, weight] as const],
    ),
  )

function pathUnit(
  { course }: CourseState,
  state: UnitState,
  records: ReadonlyMap<number, { readonly id: number }>,
  now: number,
): Unit {
  const { unit, status, opensAt, endsAt, isOpen } = state
  return {
    unit,
    status,
    opensAt,
    endsAt,
    title: titleOf(course, unit).title,
    milestones: milestonesOf(course, state),
    activities: state.activities.map((placed) => ({
      id: records.get(placed.activityId)?.id ?? null,
      activityId: placed.activityId,
      title: placed.version.title,
      ...resultIn(placed, isOpen ? 'pending' : 'locked'),
      isLate: endsAt !== null && endsAt <= (placed.learning?.finishedAt ?? now),
    })),
  }
}

const nothing = {
  finishedAt: null,
  durationMs: 0,
  sittings: 0,
  scaled: null,
  points: 0,
  maxPoints: 0,
  stars: 0,
}

function resultIn({ learning }: PlacedActivity, unbegun: LearningStatus) {
  if (!learning) return { status: unbegun, startedAt: null, lastAt: null, ...nothing }
  const { status, startedAt, lastAt, finishedAt, durationMs, sittings } = learning
  const { scaled, points, maxPoints, stars } = learning
  return {
    status,
    startedAt,
    lastAt,
    finishedAt,
    durationMs,
    sittings,
    scaled,
    points,
    maxPoints,
    stars,
  }
}
