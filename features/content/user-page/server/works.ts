import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Call } from '#kit/server/context.ts'
import { activityTable } from '#features/content/activity/server/activity.table.ts'
import { activityVersionTable } from '#features/content/activity/server/activityVersion.table.ts'
import { isOpenToAll } from '#features/content/activity/server/openToAll.table.ts'
import { runningEnrolments } from '#features/content/course/course.ports.ts'
import { courseTable } from '#features/content/course/server/course.table.ts'
import type { Work, Works } from '../user-page.contract.ts'
import { mostWorks } from '../user-page.contract.ts'

/** What stands on a creator's page: public courses, and the activities that are open to everybody. */
export async function worksOf(call: Call, creatorId: number): Promise<Works> {
  const [courses, activities] = await Promise.all([
    publicCourses(call, creatorId),
    openActivities(call, creatorId),
  ])
  return { courses, activities }
}

/** A course is open to those who are in it; anybody else meets it in what is sold. */
async function publicCourses(call: Call, creatorId: number): Promise<Work[]> {
  const { id, title, cover } = courseTable
  const courses = await call.db
    .select({ id, title, cover })
    .from(courseTable)
    .where(
      and(
        eq(courseTable.creatorId, creatorId),
        eq(courseTable.status, 'public'),
        isNull(courseTable.deletedAt),
      ),
    )
    .orderBy(desc(courseTable.updatedAt), desc(id))
    .limit(mostWorks)
  const enrolments = await call.services.callPort(call, runningEnrolments, { userId: call.actor.id })
  const open = new Set(enrolments.map(({ courseId }) => courseId))
  return courses.map((course) => ({ ...course, isOpen: open.has(course.id) }))
}

/** Anybody who is signed in may learn them; they are called as they were published. */
function openActivities({ db }: Call, creatorId: number): Promise<Work[]> {
  const { id, deletedAt, publishedAt, publishedVersionId } = activityTable
  const { title, fields } = activityVersionTable
  const cover = sql<string>`coalesce(${fields}->>'cover', '')`
  return db
    .select({ id, title, cover, isOpen: sql<boolean>`true` })
    .from(activityTable)
    .innerJoin(activityVersionTable, eq(activityVersionTable.id, publishedVersionId))
    .where(and(eq(activityTable.creatorId, creatorId), isOpenToAll, isNull(deletedAt)))
    .orderBy(desc(publishedAt), desc(id))
    .limit(mostWorks)
}
