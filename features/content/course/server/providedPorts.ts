import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import { provide } from '#kit/call/server/ports.ts'
import { provideSql } from '#kit/data/server/sqlPort.ts'
import { recommendableCourses } from '#features/content/ability/ability.ports.ts'
import { mayFillCourse } from '#features/content/activity/activity.ports.ts'
import { activityHolders } from '#features/content/activity/server/record/activity.sqlPorts.ts'
import { entrustedTo } from './course.sqlPorts.ts'
import { courseTable } from './course.table.ts'
import { coursePlaceTable } from './coursePlace.table.ts'

const { id, creatorId, deletedAt, status } = courseTable

/** Those of the courses that are public, one's own or linked already; `besides` opens further ones. */
async function openTo(
  { db, actor }: Call,
  courseIds: readonly number[],
  linkedIds: readonly number[],
  besides?: SQL,
): Promise<number[]> {
  const isOpen = or(eq(status, 'public'), eq(creatorId, actor.id), inArray(id, [...linkedIds]), besides)
  const rows = await db
    .select({ id })
    .from(courseTable)
    .where(and(inArray(id, [...courseIds]), isNull(deletedAt), isOpen))
  return rows.map((row) => row.id)
}

/** What earlier features ask of courses. */
export const courseProvides = [
  provide(recommendableCourses, (call, { courseIds, linkedIds }) => openTo(call, courseIds, linkedIds)),
  provide(mayFillCourse, async (call, { courseId, isBound }) => {
    const entrusted = entrustedTo.of({
      actorId: call.actor.id,
      target: 'course',
      id,
      privilege: 'editContent',
    })
    const open = await openTo(call, [courseId], isBound ? [courseId] : [], entrusted)
    return open.length > 0
  }),
]

export const courseProvidesSql = [
  provideSql(
    activityHolders,
    (activityId) => sql`(
      select count(*) from ${coursePlaceTable} join ${courseTable}
        on ${id} = ${coursePlaceTable.courseId} and ${deletedAt} is null
      where ${coursePlaceTable.activityId} = ${activityId})`,
  ),
]
