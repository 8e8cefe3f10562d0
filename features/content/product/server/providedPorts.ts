import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { provideSql } from '#kit/data/server/sqlPort.ts'
import {
  activityHolders,
  activitySoldToReviewer,
} from '#features/content/activity/server/record/activity.sqlPorts.ts'
import { decidedBy } from '#features/content/audit/server/audit.queries.ts'
import { courseSoldToReviewer } from '#features/content/course/server/course.sqlPorts.ts'
import { productTable } from './product.table.ts'
import { productActivityTable } from './productActivity.table.ts'
import { productCourseTable } from './productCourse.table.ts'

/** Where it is kept which courses, or which activities, a product sells. */
type SoldTable = typeof productActivityTable | typeof productCourseTable

/** What an auditor must read to decide: whatever is sold by a product that they may read. */
function soldToReviewer(sold: SoldTable, reviewerId: number, id: PgColumn): SQL {
  const isRead = or(
    inArray(productTable.status, ['reviewing', 'public']),
    decidedBy('product')(reviewerId, productTable.id),
  )
  const isTheirs = and(eq(productTable.id, sold.ownerId), isNull(productTable.deletedAt), isRead)
  return sql`exists (select 1 from ${sold} join ${productTable} on ${isTheirs} where ${sold.targetId} = ${id})`
}

/** What queries of earlier features ask of products. */
export const productProvidesSql = [
  provideSql(
    activityHolders,
    (activityId) => sql`(
      select count(*) from ${productActivityTable} join ${productTable}
        on ${productTable.id} = ${productActivityTable.ownerId} and ${productTable.deletedAt} is null
      where ${productActivityTable.targetId} = ${activityId})`,
  ),
  provideSql(activitySoldToReviewer, ({ reviewerId, id }) =>
    soldToReviewer(productActivityTable, reviewerId, id),
  ),
  provideSql(courseSoldToReviewer, ({ reviewerId, id }) =>
    soldToReviewer(productCourseTable, reviewerId, id),
  ),
]
