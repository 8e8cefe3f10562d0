import { empty, nothing, type SamplesOf } from '#kit/testing/server/sample.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import type { auditFeature } from '../audit.feature.ts'
import { makeReviewed } from '../server/makeReviewed.ts'

const audited = { resource: 'career' } as const

export const samples = {
  audit: {
    make: (scene) =>
      makeReviewed(scene, 'career', (values) => makeCareer(scene.services, { ...values, cover: '' })),
    calls: {
      waiting: () => ({ body: audited }),
      counts: nothing,
      page: empty,
      get: ({ id }) => ({ query: { ...audited, id } }),
    },
  },
} satisfies SamplesOf<typeof auditFeature.contracts>
