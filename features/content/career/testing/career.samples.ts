import { crud, type FormSamples, type SamplesOf } from '#kit/testing/server/sample.ts'
import { makeReviewed } from '#features/content/audit/server/makeReviewed.ts'
import { career } from '../career.contract.ts'
import type { careerFeature } from '../career.feature.ts'
import { careerContent, makeCareer } from '../server/makeCareer.ts'

export const forms = {
  career: { resource: career, content: careerContent },
} satisfies FormSamples

export const samples = {
  career: {
    make: (scene) =>
      makeReviewed(scene, 'career', (values) => makeCareer(scene.services, { ...values, cover: '' })),
    calls: { ...crud(career, forms.career.content), sort: ({ id }) => ({ body: { ids: [id] } }) },
  },
} satisfies SamplesOf<typeof careerFeature.contracts>
