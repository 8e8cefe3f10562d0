import { byId, type SamplesOf, type Scene } from '#kit/testing/server/sample.ts'
import { makeShownCourse } from '#features/content/course/server/makeShownCourse.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import type { authorizationFeature } from '../authorization.feature.ts'
import { makeAuthorization } from '../server/makeAuthorization.ts'

async function assisting(services: Scene['services'], targetId: number | string | undefined) {
  const { id: userId } = await makeUser(services.database.db, { roles: ['teacher'] })
  return { body: { targetType: 'course', targetId, userId, privileges: ['viewLearners'] } }
}

export const samples = {
  /** Of a course; only its assistant and its managers see what was given. */
  courseAuth: {
    make: async (scene) => {
      const { id: targetId } = await makeShownCourse(scene)
      const whose = scene.relation === 'entrusted' ? scene : { ...scene, actorId: scene.otherId }
      return { id: await makeAuthorization(whose, 'course', targetId), targetId }
    },
    calls: {
      page: () => ({ body: {} }),
      get: byId,
      create: ({ targetId }, { services }) => assisting(services, targetId),
      update: ({ id }) => ({ body: { id, privileges: ['viewLearners'], revision: 1 } }),
      delete: byId,
    },
  },
} satisfies SamplesOf<typeof authorizationFeature.contracts>
