import { ownerOf, type Made, type Scene } from '#kit/testing/server/sample.ts'
import { makeSeller } from '#features/content/product/server/makeSeller.ts'
import { makeActivity } from './makeActivity.ts'
import { readCards } from './record/deck.queries.ts'

/** For tests: an activity as the scene shows it to its actor, with a card and a version of it. */
export async function makeShownActivity(scene: Scene): Promise<Made> {
  const { services, relation, actorId } = scene
  const { db } = services.database
  const { id, status, platformStatus, publishedVersionId } = await makeActivity(services, {
    creatorId: ownerOf(scene),
    status: relation === 'open' ? 'public' : 'hidden',
    ...(relation === 'underReview' && { platformStatus: 'submitted' }),
    hostTeacherIds: relation === 'named' ? [actorId] : [],
    cover: '',
    careerId: null,
  })
  if (relation === 'decided') await makeSeller(scene, { activityIds: [id] })
  const [card] = await readCards(db, id)
  return {
    id,
    status,
    platformStatus,
    cardId: card?.id ?? 0,
    versionId: publishedVersionId ?? 0,
    otherVersionId: publishedVersionId ?? 0,
  }
}
