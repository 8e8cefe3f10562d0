import { and, eq, isNotNull, isNull, not, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { isOffered } from '#kit/data/server/exampleRecords.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { isOpenToAll } from '#features/content/activity/server/openToAll.queries.ts'
import { coursePlaceView, courseView } from '#features/content/course/server/course.queries.ts'
import {
  productActivityView,
  productCourseView,
  productView,
  windowColumns,
} from '#features/content/product/server/product.queries.ts'

/** DEF-product: what is learned together cannot be had when it is over. */
const isOnSale = (now: number): SQL | undefined =>
  and(
    eq(productView.status, 'public'),
    isNull(productView.deletedAt),
    sql`coalesce(${windowColumns.endsAt} > ${now}, true)`,
  )

const sellsCourse = sql`exists (
  select 1 from ${productCourseView} join ${courseView} on ${courseView.id} = ${productCourseView.targetId}
  where ${productCourseView.ownerId} = ${productView.id}
    and ${courseView.status} = 'public' and ${courseView.deletedAt} is null)`

const sellsActivity = sql`exists (
  select 1 from ${productActivityView} join ${activityView} on ${activityView.id} = ${productActivityView.targetId}
  where ${productActivityView.ownerId} = ${productView.id}
    and ${activityView.status} = 'public' and ${activityView.deletedAt} is null)`

/** A public product of which something can still be begun. */
export const isProductOffered = (now: number): SQL | undefined =>
  and(isOnSale(now), isOffered('product', productView.id), sql`(${sellsCourse} or ${sellsActivity})`)

const isSold = (now: number): SQL => sql`exists (
  select 1 from ${productCourseView} join ${productView} on ${productView.id} = ${productCourseView.ownerId}
  where ${productCourseView.targetId} = ${courseView.id} and ${isOnSale(now)})`

// Looked for once, not for each course: `offset 0` keeps the planner from joining it, which it does badly where it does not know the
// sizes of the tables yet.
const hasFreeSample = sql`${courseView.id} in (
  select ${coursePlaceView.courseId} from ${coursePlaceView} join ${activityView} on ${activityView.id} = ${coursePlaceView.activityId}
  where ${activityView.freeSample} = 'yes' and ${activityView.status} = 'public' and ${activityView.deletedAt} is null
  offset 0)`

/** A public course that nothing sells, and of which an activity may be tried by everybody. */
export const isCourseOffered = (now: number): SQL | undefined =>
  and(
    eq(courseView.status, 'public'),
    isNull(courseView.deletedAt),
    isOffered('course', courseView.id),
    hasFreeSample,
    not(isSold(now)),
  )

/** A public activity that needs no enrolment. */
export const isActivityOffered = and(
  isNotNull(activityView.publishedVersionId),
  isNull(activityView.deletedAt),
  isOffered('activity', activityView.id),
  isOpenToAll,
)
