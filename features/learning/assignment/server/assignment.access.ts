import type { SQL } from 'drizzle-orm'
import { eq, or, sql } from 'drizzle-orm'
import { seesEvery } from '#kit/contract/ownership.ts'
import type { Actor } from '#kit/contract/role.ts'
import type { AccessRule } from '#kit/resource/server/access.ts'
import { activityTeacherView } from '#features/content/activity/server/activity.queries.ts'
import { isLedBy } from '#features/content/authorization/server/authorization.queries.ts'
import { enrolmentView, hasEnrolment } from '#features/learning/enrolment/server/enrolment.queries.ts'
import { workOwnership } from '../assignment.contract.ts'
import { assignmentTable as work } from './assignment.table.ts'

/** Whose work it is, and in which activity. */
export const learnerOfWork = { learnerId: work.creatorId, activityId: work.activityId } as const

/**
 * The works that somebody answers: a super administrator all; a teacher those of activities that name them as host or of
 * cards that name them as reviewer, of learners in the courses that they teach, and in the courses and products whose works
 * an authorisation lets them grade (E6).
 */
function answeredBy(actor: Actor): SQL | undefined {
  if (seesEvery(workOwnership, actor)) return undefined
  const hosted = sql`${work.activityId} in (select ${activityTeacherView.ownerId} from ${activityTeacherView} where ${eq(activityTeacherView.targetId, actor.id)})`
  const isReviewer = sql`${actor.id}::bigint = any(${work.reviewerIds})`
  return or(
    hosted,
    isReviewer,
    hasEnrolment(learnerOfWork, isLedBy(actor.id, enrolmentView, ['gradeAssignments'])),
  )
}

/** Who sees a work may answer it. */
export const workAccess: AccessRule = { visible: answeredBy, mayEdit: () => true }
