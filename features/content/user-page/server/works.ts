import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Call, Db } from '#kit/call/server/context.ts'
import { activityView, activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { isOpenToAll } from '#features/content/activity/server/openToAll.queries.ts'
import { courseView } from '#features/content/course/server/course.queries.ts'
import type { Work, Works } from '../user-page.contract.ts'
import { maxWorks } from '../user-page.contract.ts'

/** What stands on a creator's page: public courses, and the activities that are open to everybody. */
export async function worksOf({ db }: Pick<Call, 'db'>, creatorId: number): Promise<Works> {
  const [courses, activities] = await Promise.all([
    publicCourses(db, creatorId),
    openActivities(db, creatorId),
  ])
  return { courses, activities }
}

function publicCourses(db: Db, creatorId: number): Promise<Work[]> {
  const { id, title, cover } = courseView
  return db
    .select({ id, title, cover })
    .from(courseView)
    .where(
      and(eq(courseView.creatorId, creatorId), eq(courseView.status, 'public'), isNull(courseView.deletedAt)),
    )
    .orderBy(desc(courseView.updatedAt), desc(id))
    .limit(maxWorks)
}

/** They are called as they were published. */
function openActivities(db: Db, creatorId: number): Promise<Work[]> {
  const { id, deletedAt, publishedAt, publishedVersionId } = activityView
  const { title, fields } = activityVersionView
  const cover = sql<string>`coalesce(${fields}->>'cover', '')`
  return db
    .select({ id, title, cover })
    .from(activityView)
    .innerJoin(activityVersionView, eq(activityVersionView.id, publishedVersionId))
    .where(and(eq(activityView.creatorId, creatorId), isOpenToAll, isNull(deletedAt)))
    .orderBy(desc(publishedAt), desc(id))
    .limit(maxWorks)
}
