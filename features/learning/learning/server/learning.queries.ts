import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#kit/call/server/context.ts'
import { viewOf } from '#kit/data/server/viewOf.ts'
import { coursePlaceView } from '#features/content/course/server/course.queries.ts'
import { cardProgressTable } from './cardProgress.table.ts'
import { reflectionTable } from './reflection.table.ts'
import { learningDayTable, learningTable } from './learning.table.ts'
import { studyTable } from './study.table.ts'
import { learningChangeTable } from './learningChange.table.ts'
import { enrolmentTable } from './enrolment.table.ts'
import { responseTable } from './response.table.ts'
import { talkTable } from './talk.table.ts'

export const learningDayView = viewOf(learningDayTable, ['day', 'learningId'])

export const learningView = viewOf(learningTable, [
  'activityId',
  'durationMs',
  'finishedAt',
  'id',
  'lastAt',
  'scaled',
  'scores',
  'stars',
  'startedAt',
  'status',
  'timeZone',
  'userId',
  'versionId',
])

export const studyView = viewOf(studyTable, [
  'activityId',
  'courseId',
  'deletedAt',
  'finishedAt',
  'id',
  'productId',
  'status',
  'updatedAt',
  'userId',
])

export const learningChangeView = viewOf(learningChangeTable, ['id', 'learningId'])

export const enrolmentView = viewOf(enrolmentTable, [
  'activityId',
  'courseId',
  'endedAt',
  'productId',
  'redeemedAt',
  'userId',
])

export const responseView = viewOf(responseTable, [
  'activityVersionId',
  'at',
  'attempt',
  'cardId',
  'durationMs',
  'grade',
  'gradedBy',
  'id',
  'learnerId',
  'passed',
  'response',
  'scaled',
])

const talkColumns = [
  'activityVersionId',
  'at',
  'cardId',
  'id',
  'isFallback',
  'learnerId',
  'place',
  'reply',
  'round',
  'said',
] as const

/** The exchanges of talks with the tutor. */
export const talkView = viewOf(talkTable, talkColumns)

/** The same, for the exchange that a talk began with. */
export const firstTalkView = viewOf(talkTable, talkColumns, 'first')

/** A learner and an activity, as columns of the query that asks. */
interface LearnerAt {
  readonly learnerId: PgColumn
  readonly activityId: PgColumn
}

/**
 * Whether the learner of a row came to its activity by an enrolment of which `isSuch` holds, as a condition for anybody's
 * query: by the learner's own enrolment, since an activity may stand in other courses too.
 */
export function hasEnrolment({ learnerId, activityId }: LearnerAt, isSuch: SQL | undefined): SQL {
  const own = enrolmentTable
  const { courseId, activityId: placedId } = coursePlaceView
  const isPlaced = sql`exists (select 1 from ${coursePlaceView} where ${courseId} = ${own.courseId} and ${placedId} = ${activityId})`
  const leadsThere = or(eq(own.activityId, activityId), isPlaced)
  return sql`exists (select 1 from ${own} where ${and(eq(own.userId, learnerId), leadsThere, isSuch)})`
}

export const reflectionView = viewOf(reflectionTable, [
  'abilityId',
  'activityId',
  'at',
  'id',
  'learningId',
  'rating',
  'text',
])

export const cardProgressView = viewOf(cardProgressTable, [
  'activityVersionId',
  'cardId',
  'durationMs',
  'learnerId',
  'progress',
])

/** These changes are counted. */
export async function dropChanges(db: Db, ids: readonly number[]): Promise<void> {
  await db.delete(learningChangeTable).where(inArray(learningChangeTable.id, [...ids]))
}

/** Has every learning record counted anew; tells how many there are. */
export async function noteEveryChange(db: Db): Promise<number> {
  const all = sql`insert into ${learningChangeTable} (learning_id) select id from ${learningTable}`
  return (await db.execute(all)).rowCount ?? 0
}

/** Who is to grade an answer. */
export async function setGrader(
  db: Db,
  id: number,
  grader: (typeof responseTable.$inferInsert)['grader'],
): Promise<void> {
  await db.update(responseTable).set({ grader }).where(eq(responseTable.id, id))
}
