import { byId, type Made, type SamplesOf, type Scene } from '#kit/testing/server/sample.ts'
import { makeShownActivity } from '#features/content/activity/server/makeShownActivity.ts'
import { makeReviewed } from '#features/content/audit/server/makeReviewed.ts'
import { makeAuthorization } from '#features/content/authorization/server/makeAuthorization.ts'
import { makeShownCourse } from '#features/content/course/server/makeShownCourse.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import type { shareFeature } from '../share.feature.ts'

/** The record, entrusted to its actor where the scene says so. */
const entrusted =
  (kind: 'course' | 'product', make: (scene: Scene) => Promise<Made>) =>
  async (scene: Scene): Promise<Made> => {
    const made = await make(scene)
    if (scene.relation === 'entrusted') await makeAuthorization(scene, kind, made.id)
    return made
  }

const sold = { cover: '', activityIds: [1], careerIds: [1] }
const makeShownProduct = (scene: Scene) =>
  makeReviewed(scene, 'product', (values) => makeProduct(scene.services, { ...values, ...sold }))

export const samples = {
  activityShare: { make: makeShownActivity, calls: { facts: byId } },
  courseShare: {
    make: entrusted('course', makeShownCourse),
    calls: { facts: byId, fillable: () => ({ query: { activityId: 1 } }) },
  },
  productShare: { make: entrusted('product', makeShownProduct), calls: { facts: byId } },
} satisfies SamplesOf<typeof shareFeature.contracts>
