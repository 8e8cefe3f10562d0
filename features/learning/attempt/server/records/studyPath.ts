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
import type { studyEndpoints } from '../../learning.contract.ts'
import type { LearningStatus } from '../../learning.states.ts'
import { meanScores, paceOf } from '../../learning.pace.ts'
import { standingOf, type Standing, type UnitStanding } from '../course/courseStanding.ts'
import type { PlacedActivity } from '../course/placedActivities.ts'
import { studyTable } from '../journey/study.table.ts'
import { readableEnrolments } from './study.queries.ts'
import { namedScores } from './study.spec.ts'
import { readDays } from './studyDetail.ts'

type Path = DataOf<typeof studyEndpoints.path>
type Unit = Path['units'][number]

/** A learner's way through a course, as its rules and their deeds have it now. */
export async function readPath(
  call: Call,
  { userId, courseId }: QueryOf<typeof studyEndpoints.path>,
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
  const standing = await standingOf(db, found, now)
  const records = await recordsOf(call, userId, courseId)
  const units = standing.units.map((unit) => toldUnit(standing, unit, records, now))
  const begun = standing.units.flatMap(({ activities }) =>
    activities.flatMap(({ learning }) => (learning ? [learning] : [])),
  )
  const { timeZone, redeemedAt } = found.enrolment
  const startsOn = laterDay(found.enrolment.startsOn, standing.window.startsAt, timeZone)
  return {
    userName: found.userName,
    courseTitle: found.course.title,
    learnMode: found.course.learnMode ?? 'day',
    unlockMode: found.course.unlockMode ?? 'all',
    status: paceOf(units, now),
    ...{ startsOn, timeZone, redeemedAt, units },
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
      id: studyTable.id,
      activityId: studyTable.activityId,
      scores: sql<Scores>`${namedScores(studyTable.scores)}`,
      fields: activityVersionView.fields,
    })
    .from(studyTable)
    .leftJoin(activityVersionView, eq(activityVersionView.id, studyTable.versionId))
    .where(and(eq(studyTable.userId, userId), eq(studyTable.courseId, courseId)))
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

function toldUnit(
  { course }: Standing,
  standing: UnitStanding,
  records: ReadonlyMap<number, { readonly id: number }>,
  now: number,
): Unit {
  const { unit, status, opensAt, endsAt, isOpen } = standing
  const section = course.learnMode === 'content' ? course.sections[unit - 1] : undefined
  return {
    ...{ unit, status, opensAt, endsAt },
    title: section?.title ?? '',
    milestone: course.milestones.find((milestone) => milestone.unit === unit)?.title ?? '',
    activities: standing.activities.map((placed) => ({
      id: records.get(placed.activityId)?.id ?? null,
      activityId: placed.activityId,
      title: placed.version.title,
      ...reachedIn(placed, isOpen ? 'pending' : 'locked'),
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

function reachedIn({ learning }: PlacedActivity, unbegun: LearningStatus) {
  if (!learning) return { status: unbegun, startedAt: null, lastAt: null, ...nothing }
  const { status, startedAt, lastAt, finishedAt, durationMs, sittings } = learning
  const { scaled, points, maxPoints, stars } = learning
  return {
    ...{ status, startedAt, lastAt, finishedAt, durationMs, sittings },
    ...{ scaled, points, maxPoints, stars },
  }
}
