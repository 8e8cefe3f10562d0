import { byId, type SamplesOf } from '#kit/testing/server/sample.ts'
import { makeShownActivity } from '#features/content/activity/server/makeShownActivity.ts'
import { makeEntrusted } from '#features/content/authorization/server/makeEntrusted.ts'
import { makeShownCourse } from '#features/content/course/server/makeShownCourse.ts'
import { makeShownProduct } from '#features/content/product/server/makeShownProduct.ts'
import type { shareFeature } from '../share.feature.ts'

export const samples = {
  activityShare: { make: makeShownActivity, calls: { facts: byId } },
  courseShare: {
    make: makeEntrusted('course', makeShownCourse),
    calls: { facts: byId, fillable: () => ({ query: { activityId: 1 } }) },
  },
  productShare: { make: makeEntrusted('product', makeShownProduct), calls: { facts: byId } },
} satisfies SamplesOf<typeof shareFeature.contracts>
