import { sql } from 'drizzle-orm'
import { viewOf } from '#kit/data/server/viewOf.ts'
import { productActivityTable } from './productActivity.table.ts'
import { productTable } from './product.table.ts'
import { productAbilityTable } from './productAbility.table.ts'
import { productCareerTable } from './productCareer.table.ts'
import { productCourseTable } from './productCourse.table.ts'
import { productTagTable } from './productTag.table.ts'

export const productActivityView = viewOf(productActivityTable, ['ownerId', 'position', 'targetId'])

export const productView = viewOf(productTable, [
  'cover',
  'creatorId',
  'deletedAt',
  'delivery',
  'endsAt',
  'id',
  'overview',
  'salePrice',
  'startsAt',
  'status',
  'title',
  'updatedAt',
])

export const productCourseView = viewOf(productCourseTable, ['ownerId', 'position', 'targetId'])

export const productAbilityView = viewOf(productAbilityTable, ['ownerId', 'position', 'targetId'])

export const productCareerView = viewOf(productCareerTable, ['ownerId', 'position', 'targetId'])

export const productTagView = viewOf(productTagTable, ['ownerId', 'position', 'targetId'])

const isSync = sql`${productView.delivery} = 'sync'`

/** DEF-product: from when and until when a product that is learned together is learned; null: no such moment. */
export const windowColumns = {
  startsAt: sql<number | null>`case when ${isSync} then ${productView.startsAt} end`.mapWith(
    productView.startsAt,
  ),
  endsAt: sql<number | null>`case when ${isSync} then ${productView.endsAt} end`.mapWith(productView.endsAt),
}
