import { byId, type SamplesOf } from '#kit/testing/server/sample.ts'
import { samples as activities } from '#features/content/activity/testing/activity.samples.ts'
import { samples as courses } from '#features/content/course/testing/course.samples.ts'
import { samples as products } from '#features/content/product/testing/product.samples.ts'
import type { shareFeature } from '../share.feature.ts'

export const samples = {
  activityShare: { make: activities.activity.make, calls: { facts: byId } },
  courseShare: {
    make: courses.course.make,
    calls: { facts: byId, fillable: () => ({ query: { activityId: 1 } }) },
  },
  productShare: { make: products.product.make, calls: { facts: byId } },
} satisfies SamplesOf<typeof shareFeature.contracts>
