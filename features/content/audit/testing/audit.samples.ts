import { empty, idAndStatus, nothing, ownerOf, reviewed, type SamplesOf } from '#kit/testing/server/sample.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import type { auditFeature } from '../audit.feature.ts'
import { makeDecision } from '../server/makeDecision.ts'

const audited = { resource: 'career' } as const

export const samples = {
  audit: {
    make: async (scene) => {
      const career = { creatorId: ownerOf(scene), status: reviewed(scene), cover: '' }
      const made = await makeCareer(scene.services, career)
      if (scene.standing === 'decided') await makeDecision(scene, 'career', made.id)
      return idAndStatus(made)
    },
    calls: {
      waiting: () => ({ body: audited }),
      counts: nothing,
      page: empty,
      get: ({ id }) => ({ query: { ...audited, id } }),
    },
  },
} satisfies SamplesOf<typeof auditFeature.contracts>
