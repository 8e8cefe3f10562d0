import { and, asc, eq, isNull, notExists, or } from 'drizzle-orm'
import type { QueryOf } from '#kit/contract/endpoint.ts'
import { administrators, hasRole } from '#kit/contract/role.ts'
import type { Option } from '#kit/contract/resource.ts'
import type { Call } from '#kit/call/server/context.ts'
import { contains } from '#kit/resource/server/crud.query.ts'
import { coursePlaceView, courseView } from '#features/content/course/server/course.queries.ts'
import { entrustedTo } from '#features/content/course/server/course.sqlPorts.ts'
import type { courseShareEndpoints } from '../share.contract.ts'

const most = 50

/** E2: where an activity can be placed: in courses that the asker may change and in which it does not stand yet. */
export function fillableCourses(
  { db, actor }: Call,
  { activityId, keyword }: QueryOf<typeof courseShareEndpoints.fillable>,
): Promise<Option[]> {
  const { id, title, cover, creatorId, deletedAt } = courseView
  const entrusted = entrustedTo.of({ actorId: actor.id, target: 'course', id, privilege: 'editContent' })
  const isChangeable = hasRole(actor, administrators) ? undefined : or(eq(creatorId, actor.id), entrusted)
  const place = db
    .select({ courseId: coursePlaceView.courseId })
    .from(coursePlaceView)
    .where(and(eq(coursePlaceView.courseId, id), eq(coursePlaceView.activityId, activityId)))
  return db
    .select({ id, label: title, picture: cover })
    .from(courseView)
    .where(
      and(isNull(deletedAt), isChangeable, notExists(place), keyword ? contains(title, keyword) : undefined),
    )
    .orderBy(asc(title), asc(id))
    .limit(most)
}
