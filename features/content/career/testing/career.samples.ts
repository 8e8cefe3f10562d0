import {
  crud,
  idAndStatus,
  ownerOf,
  reviewed,
  type FormSamples,
  type SamplesOf,
} from '#kit/testing/server/sample.ts'
import { makeDecision } from '#features/content/audit/server/makeDecision.ts'
import { career } from '../career.contract.ts'
import type { careerFeature } from '../career.feature.ts'
import { careerContent, makeCareer } from '../server/makeCareer.ts'

export const forms = {
  career: { resource: career, content: careerContent },
} satisfies FormSamples

export const samples = {
  career: {
    make: async (scene) => {
      const made = await makeCareer(scene.services, {
        ...{ creatorId: ownerOf(scene), status: reviewed(scene), cover: '' },
      })
      if (scene.standing === 'decided') await makeDecision(scene, 'career', made.id)
      return idAndStatus(made)
    },
    calls: { ...crud(career, forms.career.content), sort: ({ id }) => ({ body: { ids: [id] } }) },
  },
} satisfies SamplesOf<typeof careerFeature.contracts>
