import { idAndStatus, ownerOf, type Made, type Scene } from '#kit/testing/server/sample.ts'
import { makeSeller } from '#features/content/product/server/makeSeller.ts'
import { makeCourse } from './makeCourse.ts'

/** For tests: a course as the scene shows it to its actor. */
export async function makeShownCourse(scene: Scene): Promise<Made> {
  const { services, relation, actorId, otherId } = scene
  const made = await makeCourse(services, {
    creatorId: ownerOf(scene),
    status: relation === 'open' ? 'public' : 'draft',
    instructorIds: [relation === 'named' ? actorId : otherId],
    careerIds: [],
    places: [],
  })
  if (relation === 'underReview' || relation === 'decided') await makeSeller(scene, { courseIds: [made.id] })
  return idAndStatus(made)
}
