import type { SamplesOf } from '#kit/testing/server/sample.ts'
import { readCard } from '#cards/index.ts'
import { plainCards } from '#features/content/activity/server/makeActivity.ts'
import { makeShownActivity } from '#features/content/activity/server/makeShownActivity.ts'
import type { activityGenerateFeature } from '../activity-generate.feature.ts'

const choice = readCard(plainCards[1])

export const samples = {
  activityGenerate: {
    make: makeShownActivity,
    calls: {
      generate: ({ id }) => ({ body: { activityId: id, topic: 'Asking', language: 'en', cardCount: 3 } }),
      rewrite: () => ({ body: { card: choice, how: 'shorter' } }),
      distractors: () => ({ body: { card: choice, count: 1 } }),
    },
  },
  activityTranslate: {
    make: makeShownActivity,
    calls: {
      translate: ({ id }) => ({ body: { activityId: id, language: 'es' } }),
      translation: ({ id }) => ({ query: { activityId: id, language: 'es' } }),
    },
  },
} satisfies SamplesOf<typeof activityGenerateFeature.contracts>
