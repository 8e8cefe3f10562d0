import { byId, type SamplesOf } from '#kit/testing/server/sample.ts'
import { makeAbility } from '#features/content/ability/server/makeAbility.ts'
import { makeShownActivity } from '#features/content/activity/server/makeShownActivity.ts'
import { makeReviewed } from '#features/content/audit/server/makeReviewed.ts'
import { makeEntrusted } from '#features/content/authorization/server/makeEntrusted.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { makeShownCourse } from '#features/content/course/server/makeShownCourse.ts'
import { makeShownProduct } from '#features/content/product/server/makeShownProduct.ts'
import type { overviewFeature } from '../overview.feature.ts'

export const samples = {
  abilityOverview: {
    make: (scene) => makeReviewed(scene, 'ability', (values) => makeAbility(scene.services, values)),
    calls: { get: byId },
  },
  activityOverview: { make: makeShownActivity, calls: { get: byId } },
  careerOverview: {
    make: (scene) =>
      makeReviewed(scene, 'career', (values) => makeCareer(scene.services, { ...values, cover: '' })),
    calls: { get: byId },
  },
  courseOverview: { make: makeEntrusted('course', makeShownCourse), calls: { get: byId } },
  productOverview: { make: makeEntrusted('product', makeShownProduct), calls: { get: byId } },
} satisfies SamplesOf<typeof overviewFeature.contracts>
