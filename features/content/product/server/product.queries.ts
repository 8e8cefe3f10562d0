import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Readable } from '#kit/data/server/viewOf.ts'
import { viewOf } from '#kit/data/server/viewOf.ts'
import { decidedBy } from '#features/content/audit/server/audit.queries.ts'
import { productActivityTable } from './productActivity.table.ts'
import { productTable } from './product.table.ts'
import { productCourseTable } from './productCourse.table.ts'

export const productActivityView = viewOf(productActivityTable, ['ownerId', 'position', 'targetId'])

export const productView = viewOf(productTable, [
  'creatorId',
  'deletedAt',
  'delivery',
  'endsAt',
  'id',
  'salePrice',
  'startsAt',
  'status',
  'title',
])

export const productCourseView = viewOf(productCourseTable, ['ownerId', 'position', 'targetId'])

/** Where it is kept which courses, or which activities, a product sells. */
type SoldTable = Readable<'ownerId' | 'targetId'>

/** What an auditor must read to decide: whatever is sold by a product that they may read. */
export function soldToReviewer(sold: SoldTable, reviewerId: number, id: PgColumn): SQL {
  const isRead = or(
    inArray(productTable.status, ['reviewing', 'public']),
    decidedBy('product')(reviewerId, productTable.id),
  )
  const isTheirs = and(eq(productTable.id, sold.ownerId), isNull(productTable.deletedAt), isRead)
  return sql`exists (select 1 from ${sold} join ${productTable} on ${isTheirs} where ${sold.targetId} = ${id})`
}

const isSync = sql`${productView.delivery} = 'sync'`

/** DEF-product: from when and until when a product that is learned together is learned; null: no such moment. */
export const windowColumns = {
  startsAt: sql<number | null>`case when ${isSync} then ${productView.startsAt} end`.mapWith(
    productView.startsAt,
  ),
  endsAt: sql<number | null>`case when ${isSync} then ${productView.endsAt} end`.mapWith(productView.endsAt),
}
