import { inArray } from 'drizzle-orm'
import type { PersonalData } from '#kit/call/server/personalData.ts'
import {
  because,
  linksStay,
  ownRows,
  publicContent,
  stays,
  withdrawReviews,
} from '#kit/call/server/personalData.ts'
import { productTable } from './product.table.ts'
import { productAbilityTable } from './productAbility.table.ts'
import { productActivityTable } from './productActivity.table.ts'
import { productCareerTable } from './productCareer.table.ts'
import { productCourseTable } from './productCourse.table.ts'
import { productTagTable } from './productTag.table.ts'

export const productPersonalData: PersonalData = {
  fates: [
    stays(
      productTable,
      because.work,
      'creatorId',
      'status',
      'reviewReason',
      'reviewNotes',
      'title',
      'overview',
      'cover',
      'kind',
      'delivery',
    ),
    ...linksStay(
      productAbilityTable,
      productActivityTable,
      productCareerTable,
      productCourseTable,
      productTagTable,
    ),
  ],
  erase: withdrawReviews('product', productTable),
  own: {
    'content/products': ownRows(productTable, productTable.creatorId),
  },
  holdings: [
    publicContent({
      resource: 'product',
      table: productTable,
      label: productTable.title,
      // Codes of what is online inside are redeemed too.
      isPublic: inArray(productTable.status, ['public', 'inner']),
    }),
  ],
}
