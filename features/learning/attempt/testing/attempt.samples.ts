import { randomUUID } from 'node:crypto'
import { byId, empty, type SamplesOf } from '#kit/testing/server/sample.ts'
import type { attemptFeature } from '../attempt.feature.ts'
import { makeLearned, makeStudied } from '../server/makeTaughtCourse.ts'

export const samples = {
  progress: {
    make: (scene) => makeStudied(scene),
    calls: { page: empty, counts: empty },
  },
  reflection: {
    make: makeLearned,
    calls: {
      get: ({ id }) => ({ query: { activityId: id } }),
      send: ({ id, abilityId }) => ({
        body: {
          clientId: randomUUID(),
          activityId: id,
          reflections: [{ abilityId, rating: 3, text: '' }],
        },
      }),
    },
  },
  study: {
    make: (scene) => makeStudied(scene),
    calls: {
      page: empty,
      get: byId,
      counts: empty,
      export: empty,
      path: ({ userId = 0, courseId = 0 }) => ({ query: { userId, courseId } }),
    },
  },
} satisfies SamplesOf<typeof attemptFeature.contracts>
