import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { countedRecords } from '#kit/resource/server/countedList.ts'
import { mayReadRecord } from '#kit/resource/server/crud.read.ts'
import { reviewQueue } from '#kit/resource/server/reviewQueue.ts'
import { namedBy } from '#kit/resource/server/recordNames.ts'
import { productAbilityTable } from './productAbility.table.ts'
import { productActivityTable } from './productActivity.table.ts'
import { productCareerTable } from './productCareer.table.ts'
import { productCourseTable } from './productCourse.table.ts'
import { productTagTable } from './productTag.table.ts'
import { productSpec } from './product.crud.ts'
import { productHandlers } from './product.handlers.ts'
import { productPersonalData } from './product.personalData.ts'
import { productProvidesSql } from './providedPorts.ts'

export const productServer = {
  handlers: { product: productHandlers },
  records: [namedBy(productSpec)],
  uses: [
    { of: 'ability', by: productSpec, link: productAbilityTable },
    { of: 'activity', by: productSpec, link: productActivityTable },
    { of: 'career', by: productSpec, link: productCareerTable },
    { of: 'course', by: productSpec, link: productCourseTable },
    { of: 'tag', by: productSpec, link: productTagTable },
  ],
  providesSql: productProvidesSql,
  reviews: { product: reviewQueue(productSpec) },
  presence: { product: mayReadRecord(productSpec) },
  readers: { product: mayReadRecord(productSpec) },
  counts: { product: countedRecords(productSpec) },
  personalData: [productPersonalData],
} satisfies FeatureServer
