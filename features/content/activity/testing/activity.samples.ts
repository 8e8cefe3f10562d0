import {
  byId,
  crud,
  idAndRevision,
  idBody,
  nothing,
  type FormSamples,
  type SamplesOf,
} from '#kit/testing/server/sample.ts'
import { cardOf } from '#cards/index.ts'
import { activity } from '../activity.contract.ts'
import type { activityFeature } from '../activity.feature.ts'
import { makeShownActivity } from '../server/makeShownActivity.ts'

const mirror = { ...cardOf('aiResponse').createEmpty(9), prompt: 'Say it again' }
const essay = {
  ...cardOf('question').createEmpty(8),
  prompt: 'Rewrite it',
  kind: 'long',
  grading: 'ai',
  sampleAnswer: 'When?',
}

export const forms = {
  activity: {
    resource: activity,
    content: async () => ({ title: 'Interviewing' }),
  },
} satisfies FormSamples

export const samples = {
  activity: {
    make: makeShownActivity,
    calls: {
      ...crud(activity, async () => ({
        title: 'Interviewing',
        designMethod: 'byHand',
        distribution: 'none',
        language: 'en',
      })),
      content: ({ id }) => ({ body: { id, cards: [], revision: 1 } }),
      problems: byId,
      copy: idBody,
      freeSample: ({ id }) => ({ body: { ids: [id], freeSample: 'yes' } }),
      platformApply: idAndRevision,
      platformReview: ({ id, platformStatus }) => ({
        body: {
          id,
          revision: 1,
          reason: 'Say more',
          status: platformStatus === 'submitted' ? 'failed' : 'submitted',
        },
      }),
    },
  },
  activityCard: {
    make: makeShownActivity,
    calls: {
      try: () => ({ body: { card: mirror, said: {} } }),
      tryGrade: () => ({ body: { card: essay, response: { text: 'When?' } } }),
      aiState: nothing,
      get: ({ cardId = 0 }) => ({ query: { id: cardId } }),
      reserve: () => ({ body: { count: 1 } }),
      convert: ({ cardId }) => ({ body: { id: cardId, to: 'composite', revision: 1 } }),
    },
  },
  activityVersion: {
    make: makeShownActivity,
    calls: {
      page: ({ id }) => ({ body: { activityId: id } }),
      get: ({ versionId = 0 }) => ({ query: { id: versionId } }),
      create: ({ id }) => ({ body: { activityId: id, revision: 1 } }),
      restore: ({ versionId }) => ({ body: { id: versionId, revision: 1 } }),
      compare: ({ versionId = 0, otherVersionId = versionId }) => ({
        query: { from: versionId, to: otherVersionId },
      }),
    },
  },
} satisfies SamplesOf<typeof activityFeature.contracts>
