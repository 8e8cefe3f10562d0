import { randomUUID } from 'node:crypto'
import type { SamplesOf } from '#kit/testing/server/sample.ts'
import { makeShownActivity } from '#features/content/activity/server/makeShownActivity.ts'
import type { presenceFeature } from '../presence.feature.ts'

export const samples = {
  presence: {
    make: makeShownActivity,
    calls: {
      follow: ({ id }) => ({ query: { resource: 'activity', recordId: id, tab: randomUUID() } }),
      move: ({ id }) => ({ body: { resource: 'activity', recordId: id, tab: randomUUID(), at: null } }),
    },
  },
} satisfies SamplesOf<typeof presenceFeature.contracts>
