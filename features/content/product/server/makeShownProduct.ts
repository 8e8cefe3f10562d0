import type { Made, Scene } from '#kit/testing/server/sample.ts'
import { makeReviewed } from '#features/content/audit/server/makeReviewed.ts'
import { makeProduct } from './makeProduct.ts'

const sold = { cover: '', activityIds: [1], careerIds: [1] }

/** For tests: a product as the scene shows it to its actor. */
export const makeShownProduct = (scene: Scene): Promise<Made> =>
  makeReviewed(scene, 'product', (values) => makeProduct(scene.services, { ...values, ...sold }))
