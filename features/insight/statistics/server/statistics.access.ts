import type { SQL } from 'drizzle-orm'
import { and, or, sql } from 'drizzle-orm'
import { seesEvery } from '#kit/contract/ownership.ts'
import type { Actor } from '#kit/contract/role.ts'
import { activityView, activityTeacherView } from '#features/content/activity/server/activity.queries.ts'
import { assistantMay } from '#features/content/authorization/server/authorization.queries.ts'
import { courseInstructorView, coursePlaceView } from '#features/content/course/server/course.queries.ts'
import { learningRecordView } from '#features/learning/attempt/server/attempt.queries.ts'
import type { Cohort } from '../statistics.cohort.ts'
import { figuresOwnership } from '../statistics.contract.ts'

/**
 * The activities whose figures of this group somebody may read: a super administrator all; a teacher those that name them as
 * host, whoever learned them; and those of a course that they teach or of a course or product whose learners an
 * authorisation shows them, as far as its own learners go (as with the records, see `readableRecords`).
 */
export function readableActivities(actor: Actor, cohort: Cohort): SQL | undefined {
  if (seesEvery(figuresOwnership, actor)) return undefined
  const { ownerId, targetId } = activityTeacherView
  const isHost = sql`${activityView.id} in (select ${ownerId} from ${activityTeacherView} where ${targetId} = ${actor.id})`
  return or(isHost, ofTheirCourse(actor.id, cohort), ofTheirProduct(actor.id, cohort))
}

function ofTheirCourse(actorId: number, { courseId }: Cohort): SQL | undefined {
  if (courseId === undefined) return undefined
  const { ownerId, targetId } = courseInstructorView
  const named = sql`${courseId}::bigint`
  const isTheirs = or(
    sql`${named} in (select ${ownerId} from ${courseInstructorView} where ${targetId} = ${actorId})`,
    assistantMay(actorId, 'course', named, 'viewLearners'),
  )
  const isPlaced = sql`${activityView.id} in (select ${coursePlaceView.activityId} from ${coursePlaceView} where ${coursePlaceView.courseId} = ${courseId})`
  return and(isTheirs, isPlaced)
}

/** A course goes before a product, so the product counts only where it is the group that is shown. */
function ofTheirProduct(actorId: number, { courseId, productId }: Cohort): SQL | undefined {
  if (courseId !== undefined || productId === undefined) return undefined
  const isTheirs = assistantMay(actorId, 'product', sql`${productId}::bigint`, 'viewLearners')
  const isLearned = sql`${activityView.id} in (select ${learningRecordView.activityId} from ${learningRecordView} where ${learningRecordView.productId} = ${productId})`
  return and(isTheirs, isLearned)
}
