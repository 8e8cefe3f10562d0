import { and, eq, sql } from 'drizzle-orm'
import { courseTable } from '#features/content/course/server/course.table.ts'
import { coursePlaceTable } from '#features/content/course/server/coursePlace.table.ts'
import { productTable } from '#features/content/product/server/product.table.ts'
import { productActivityTable } from '#features/content/product/server/productActivity.table.ts'
import { activityTable } from './activity.table.ts'

const { id, status, courseId, freeSample } = activityTable

const places = sql`(
  select count(*) from ${coursePlaceTable} join ${courseTable}
    on ${courseTable.id} = ${coursePlaceTable.courseId} and ${courseTable.deletedAt} is null
  where ${coursePlaceTable.activityId} = ${id})`

const sales = sql`(
  select count(*) from ${productActivityTable} join ${productTable}
    on ${productTable.id} = ${productActivityTable.ownerId} and ${productTable.deletedAt} is null
  where ${productActivityTable.targetId} = ${id})`

/** In how many courses it stands, and how many products sell it. */
export const holderCount = sql`(${places} + ${sales})`

/** DEF-independent: no enrolment is needed to begin it. A condition over the activity's table. */
export const needsNoEnrolment = sql<boolean>`(${freeSample} = 'yes' or (${courseId} is null and ${holderCount} = 0))`

/** The same while it is public: anybody who is signed in may begin it. */
export const isOpenToAll = and(eq(status, 'public'), needsNoEnrolment)
