import { and, asc, eq, exists, gt, isNull, ne, or } from 'drizzle-orm'
import type { Call, Db } from '#kit/call/server/context.ts'
import { linkedNames } from '#kit/resource/server/linkedNames.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { needsNoEnrolment } from '#features/content/activity/server/openToAll.queries.ts'
import { courseView } from '#features/content/course/server/course.queries.ts'
import type { PublicProduct } from '../product.publicPage.ts'
import { productLinks } from './product.links.ts'
import { productTable } from './product.table.ts'
import { productActivityTable } from './productActivity.table.ts'
import { productCourseTable } from './productCourse.table.ts'

const { id, title, overview, cover, kind, delivery, startsAt, endsAt, salePrice, status, deletedAt } =
  productTable
const isPublic = and(eq(status, 'public'), isNull(deletedAt))

/** So many offers stand on the page of what they sell. */
const maxOffers = 12

/** A public product as anybody may read it; undefined where there is none. */
export async function readPublicProduct(
  { db }: Pick<Call, 'db'>,
  productId: number,
): Promise<PublicProduct | undefined> {
  const [found] = await db
    .select({ id, title, overview, cover, kind, delivery, startsAt, endsAt, salePrice })
    .from(productTable)
    .where(and(eq(id, productId), isPublic))
  if (!found) return undefined
  const { careerIds, abilityIds, tagIds } = productLinks
  const [courses, activities, ...topics] = await Promise.all([
    coursesOf(db, productId),
    activitiesOf(db, productId),
    ...[careerIds, abilityIds, tagIds].map((link) => linkedNames(db, link, productId)),
  ])
  return { ...found, courses, activities, topics: topics.flat() }
}

function coursesOf(db: Db, productId: number) {
  const { ownerId, targetId, position } = productCourseTable
  return db
    .select({ id: courseView.id, title: courseView.title, cover: courseView.cover })
    .from(productCourseTable)
    .innerJoin(courseView, and(eq(courseView.id, targetId), eq(courseView.status, 'public')))
    .where(and(eq(ownerId, productId), isNull(courseView.deletedAt)))
    .orderBy(asc(position))
}

function activitiesOf(db: Db, productId: number) {
  const { ownerId, targetId, position } = productActivityTable
  return db
    .select({
      id: activityView.id,
      title: activityView.title,
      cover: activityView.cover,
      isFree: needsNoEnrolment,
    })
    .from(productActivityTable)
    .innerJoin(activityView, and(eq(activityView.id, targetId), eq(activityView.status, 'public')))
    .where(and(eq(ownerId, productId), isNull(activityView.deletedAt)))
    .orderBy(asc(position))
}

/** Public products that sell a course, or an activity by itself, and are not over; the cheapest comes first. */
export function readOffers(
  { db, now }: Pick<Call, 'db' | 'now'>,
  sold: { readonly courseId?: number; readonly activityId?: number },
) {
  const sells = (table: typeof productCourseTable | typeof productActivityTable, soldId: number) =>
    exists(
      db
        .select({ ownerId: table.ownerId })
        .from(table)
        .where(and(eq(table.ownerId, id), eq(table.targetId, soldId))),
    )
  return db
    .select({ id, title, cover, salePrice })
    .from(productTable)
    .where(
      and(
        isPublic,
        or(ne(delivery, 'sync'), isNull(endsAt), gt(endsAt, now)),
        or(
          sold.courseId === undefined ? undefined : sells(productCourseTable, sold.courseId),
          sold.activityId === undefined ? undefined : sells(productActivityTable, sold.activityId),
        ),
      ),
    )
    .orderBy(asc(salePrice), asc(id))
    .limit(maxOffers)
}
