import type { SQL } from 'drizzle-orm'
import { and, eq, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { RowOf } from '#kit/data/server/viewOf.ts'
import { viewOf } from '#kit/data/server/viewOf.ts'
import { coursePlaceView } from '#features/content/course/server/course.queries.ts'
import { enrolmentTable } from './enrolment.table.ts'

export const enrolmentView = viewOf(enrolmentTable, [
  'id',
  'activityId',
  'courseId',
  'endedAt',
  'productId',
  'redeemedAt',
  'startsOn',
  'timeZone',
  'userId',
])

export type Enrolment = RowOf<typeof enrolmentView>

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
