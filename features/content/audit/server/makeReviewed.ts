import { idAndStatus, ownerOf, reviewed, type Made, type Scene } from '#kit/testing/server/sample.ts'
import { makeDecision } from './makeDecision.ts'

interface ReviewedValues {
  readonly creatorId: number
  readonly status: ReturnType<typeof reviewed>
}

/** For tests: a record of a reviewed resource as the scene shows it to its actor, made by `make`. */
export async function makeReviewed(
  scene: Scene,
  resource: string,
  make: (values: ReviewedValues) => Promise<{ readonly id: number; readonly status: string }>,
): Promise<Made> {
  const made = await make({ creatorId: ownerOf(scene), status: reviewed(scene) })
  if (scene.relation === 'decided') await makeDecision(scene, resource, made.id)
  return idAndStatus(made)
}
