import { empty, nothing, type SamplesOf } from '#kit/testing/server/sample.ts'
import { makeStudied } from '#features/learning/attempt/server/makeTaughtCourse.ts'
import type { statisticsFeature } from '../statistics.feature.ts'

export const samples = {
  statistics: {
    make: (scene) => makeStudied(scene),
    calls: {
      dashboard: nothing,
      board: nothing,
      info: ({ activityId = 0, courseId = 0 }, { relation }) => ({
        query: { id: activityId, ...(relation === 'entrusted' && { courseId }) },
      }),
      reflections: ({ activityId = 0, courseId = 0 }, { relation }) => ({
        query: { activityId, ...(relation === 'entrusted' && { courseId }) },
      }),
      export: empty,
    },
  },
} satisfies SamplesOf<typeof statisticsFeature.contracts>
