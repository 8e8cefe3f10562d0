import { and, eq, sql } from 'drizzle-orm'
import { courseView, coursePlaceView } from '#features/content/course/server/course.queries.ts'
import { productView, productActivityView } from '#features/content/product/server/product.queries.ts'
import { activityTable } from './activity.table.ts'

const { id, status, courseId, freeSample } = activityTable

const places = sql`(
  select count(*) from ${coursePlaceView} join ${courseView}
    on ${courseView.id} = ${coursePlaceView.courseId} and ${courseView.deletedAt} is null
  where ${coursePlaceView.activityId} = ${id})`

const sales = sql`(
  select count(*) from ${productActivityView} join ${productView}
    on ${productView.id} = ${productActivityView.ownerId} and ${productView.deletedAt} is null
  where ${productActivityView.targetId} = ${id})`

/** In how many courses it stands, and how many products sell it. */
export const holderCount = sql`(${places} + ${sales})`

/** DEF-independent: no enrolment is needed to begin it. A condition over the activity's table. */
export const needsNoEnrolment = sql<boolean>`(${freeSample} = 'yes' or (${courseId} is null and ${holderCount} = 0))`

/** The same while it is public: anybody who is signed in may begin it. */
export const isOpenToAll = and(eq(status, 'public'), needsNoEnrolment)
