import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { seesEvery } from '#kit/contract/ownership.ts'
import type { Actor } from '#kit/contract/role.ts'
import type { Call } from '#kit/call/server/context.ts'
import { slot } from '#kit/data/server/statement.ts'
import { activityView, activityTeacherView } from '#features/content/activity/server/activity.queries.ts'
import { isLedBy, readLed } from '#features/content/authorization/server/authorization.queries.ts'
import { enrolmentView } from '#features/learning/enrolment/server/enrolment.queries.ts'
import { learningRecordOwnership } from '../../learning.contract.ts'
import { courseProgressTable } from '../progress/courseProgress.table.ts'
import { learningRecordTable as record } from '../progress/learningRecord.table.ts'

/** Of a record that waits: its activity can be begun. */
export const isPublic = sql`exists (select 1 from ${activityView} where ${activityView.id} = ${record.activityId} and ${activityView.status} = 'public' and ${activityView.deletedAt} is null)`

/** P-hidden: what was hidden before somebody began it is nothing that waits for them. */
export const isBegunOrPublic = sql`(${record.status} <> 'waiting' or ${isPublic})`

/**
 * The records that somebody may read: a super administrator every one; a teacher those of activities that name them as
 * host, and those of learners in the courses that they teach or in the courses and products whose learners an
 * authorisation shows them (E6). A record is of one enrolment, so that who learned the same activity elsewhere stays
 * unseen.
 */
export const readableRecords = (actor: Actor): SQL | undefined => and(isBegunOrPublic, ofWhom(actor))

/** The same, of records that are begun. */
export const readableBegun = (actor: Actor): SQL | undefined => ofWhom(actor)

function ofWhom(actor: Actor): SQL | undefined {
  if (seesEvery(learningRecordOwnership, actor)) return undefined
  const { ownerId, targetId } = activityTeacherView
  const isHost = sql`${record.activityId} in (select ${ownerId} from ${activityTeacherView} where ${targetId} = ${actor.id})`
  return or(isHost, isLedBy(actor.id, record, ['viewLearners']))
}

/** What the lists of somebody hold who sees some: undefined for whoever sees every record. */
export async function ledScope({ actor, db }: Pick<Call, 'actor' | 'db'>) {
  if (seesEvery(learningRecordOwnership, actor)) return undefined
  const { ownerId, targetId } = activityTeacherView
  const [hosted, { courseIds, productIds }] = await Promise.all([
    db.select({ id: ownerId }).from(activityTeacherView).where(eq(targetId, actor.id)),
    readLed(db, actor.id, 'viewLearners'),
  ])
  return { hostedIds: hosted.map(({ id }) => id), ledCourseIds: courseIds, ledProductIds: productIds }
}

const isAnyOf = (column: PgColumn, ids: readonly number[]) =>
  sql`${column} = any(${sql.param([...ids])}::bigint[])`

/** `readableBegun` of a call, planned for what its asker leads. */
export async function begunRecordsOf(call: Pick<Call, 'actor' | 'db'>): Promise<SQL | undefined> {
  const scope = await ledScope(call)
  return (
    scope &&
    or(
      isAnyOf(record.activityId, scope.hostedIds),
      isAnyOf(record.courseId, scope.ledCourseIds),
      isAnyOf(record.productId, scope.ledProductIds),
    )
  )
}

const isIn = (column: PgColumn, name: string) => sql`${column} = any(${slot(name)}::bigint[])`

/** `readableRecords` and `readableBegun` by the slots of `ledScope`. */
export const listedRecords = (): SQL | undefined => and(isBegunOrPublic, listedBegun())
export const listedBegun = (): SQL | undefined =>
  or(
    isIn(record.activityId, 'hostedIds'),
    isIn(record.courseId, 'ledCourseIds'),
    isIn(record.productId, 'ledProductIds'),
  )

/** The enrolments whose whole course somebody may follow; hosting one of its activities is not enough. */
export const readableEnrolments = (actor: Actor): SQL | undefined =>
  seesEvery(learningRecordOwnership, actor) ? undefined : isLedBy(actor.id, enrolmentView, ['viewLearners'])

/** The same, of what is kept of them. */
export async function readableProgress({ actor, db }: Pick<Call, 'actor' | 'db'>): Promise<SQL | undefined> {
  if (seesEvery(learningRecordOwnership, actor)) return undefined
  const { courseIds, productIds } = await readLed(db, actor.id, 'viewLearners')
  return or(
    inArray(courseProgressTable.courseId, [...courseIds]),
    inArray(courseProgressTable.productId, [...productIds]),
  )
}
