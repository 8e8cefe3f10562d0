import type { SQL } from 'drizzle-orm'
import { and, or, sql } from 'drizzle-orm'
import { seesEvery } from '#kit/contract/ownership.ts'
import type { Actor } from '#kit/contract/role.ts'
import { activityView, activityTeacherView } from '#features/content/activity/server/activity.queries.ts'
import { isLedBy } from '#features/content/authorization/server/authorization.queries.ts'
import { enrolmentView } from '#features/learning/enrolment/server/enrolment.queries.ts'
import { learningRecordOwnership } from '../../learning.contract.ts'
import { learningRecordTable as record } from '../progress/learningRecord.table.ts'

/** P-hidden: what was hidden before somebody began it is nothing that waits for them. */
export const isBegunOrPublic = sql`(${record.status} <> 'waiting' or exists (select 1 from ${activityView} where ${activityView.id} = ${record.activityId} and ${activityView.status} = 'public' and ${activityView.deletedAt} is null))`

/**
 * The records that somebody may read: a super administrator every one; a teacher those of activities that name them as
 * host, and those of learners in the courses that they teach or in the courses and products whose learners an
 * authorisation shows them (E6). A record is of one enrolment, so that who learned the same activity elsewhere stays
 * unseen.
 */
export function readableRecords(actor: Actor): SQL | undefined {
  if (seesEvery(learningRecordOwnership, actor)) return isBegunOrPublic
  const { ownerId, targetId } = activityTeacherView
  const isHost = sql`${record.activityId} in (select ${ownerId} from ${activityTeacherView} where ${targetId} = ${actor.id})`
  return and(isBegunOrPublic, or(isHost, isLedBy(actor.id, record, ['viewLearners'])))
}

/** The enrolments whose whole course somebody may follow; hosting one of its activities is not enough. */
export const readableEnrolments = (actor: Actor): SQL | undefined =>
  seesEvery(learningRecordOwnership, actor) ? undefined : isLedBy(actor.id, enrolmentView, ['viewLearners'])
