import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import { activityView, activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { isOpenToAll } from '#features/content/activity/server/openToAll.queries.ts'
import { runningEnrolments } from '#features/content/course/course.ports.ts'
import { courseView } from '#features/content/course/server/course.queries.ts'
import type { Work, Works } from '../user-page.contract.ts'
import { maxWorks } from '../user-page.contract.ts'

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
  const { id, title, cover } = courseView
  const courses = await call.db
    .select({ id, title, cover })
    .from(courseView)
    .where(
      and(eq(courseView.creatorId, creatorId), eq(courseView.status, 'public'), isNull(courseView.deletedAt)),
    )
    .orderBy(desc(courseView.updatedAt), desc(id))
    .limit(maxWorks)
  const enrolments = await call.services.callPort(call, runningEnrolments, { userId: call.actor.id })
  const open = new Set(enrolments.map(({ courseId }) => courseId))
  return courses.map((course) => ({ ...course, isOpen: open.has(course.id) }))
}

/** Anybody who is signed in may learn them; they are called as they were published. */
function openActivities({ db }: Call, creatorId: number): Promise<Work[]> {
  const { id, deletedAt, publishedAt, publishedVersionId } = activityView
  const { title, fields } = activityVersionView
  const cover = sql<string>`coalesce(${fields}->>'cover', '')`
  return db
    .select({ id, title, cover, isOpen: sql<boolean>`true` })
    .from(activityView)
    .innerJoin(activityVersionView, eq(activityVersionView.id, publishedVersionId))
    .where(and(eq(activityView.creatorId, creatorId), isOpenToAll, isNull(deletedAt)))
    .orderBy(desc(publishedAt), desc(id))
    .limit(maxWorks)
}
