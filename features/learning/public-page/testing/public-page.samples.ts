import { byId, reviewed, type Made, type SamplesOf, type Scene } from '#kit/testing/server/sample.ts'
import { makeShownActivity } from '#features/content/activity/server/makeShownActivity.ts'
import { makeShownCourse } from '#features/content/course/server/makeShownCourse.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import type { publicPageFeature } from '../public-page.feature.ts'

/** A course, a product and an activity that are public where the scene says that they are open. */
async function makePages(scene: Scene): Promise<Made> {
  const { services, otherId } = scene
  const course = await makeShownCourse(scene)
  const activity = await makeShownActivity(scene)
  const sold = { cover: '', salePrice: 0, careerIds: [], activityIds: [activity.id] }
  const product = await makeProduct(services, { creatorId: otherId, status: reviewed(scene), ...sold })
  return { ...course, productId: product.id, activityId: activity.id }
}

export const samples = {
  publicPage: {
    make: makePages,
    calls: {
      course: byId,
      product: ({ productId = 0 }) => ({ query: { id: productId } }),
      activity: ({ activityId = 0 }) => ({ query: { id: activityId } }),
      getFree: ({ productId = 0 }) => ({ body: { productId } }),
      entry: ({ id }) => ({ query: { kind: 'course', id } }),
    },
  },
} satisfies SamplesOf<typeof publicPageFeature.contracts>
