import type { Scene } from '#kit/testing/server/sample.ts'
import { makeDecision } from '#features/content/audit/server/makeDecision.ts'
import { makeProduct } from './makeProduct.ts'

/** For tests: a product that sells this, and that the scene shows to its actor: under review, or decided on. */
export async function makeSeller(scene: Scene, content: { courseIds?: number[]; activityIds?: number[] }) {
  const status = scene.relation === 'underReview' ? 'reviewing' : 'draft'
  const made = { creatorId: scene.otherId, cover: '', careerIds: [], status, ...content }
  const { id } = await makeProduct(scene.services, made)
  if (scene.relation === 'decided') await makeDecision(scene, 'product', id)
}
