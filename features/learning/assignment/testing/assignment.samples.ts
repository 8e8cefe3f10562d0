import { byId, empty, type SamplesOf } from '#kit/testing/server/sample.ts'
import {
  makeAnswers,
  makeStudied,
  makeTaughtCourse,
} from '#features/learning/attempt/server/makeTaughtCourse.ts'
import type { assignmentFeature } from '../assignment.feature.ts'
import { makeWorks } from '../server/makeWork.ts'

export const samples = {
  assignment: {
    make: async (scene) => {
      const place = await makeTaughtCourse(scene)
      await makeStudied(scene, place)
      const [row] = await makeWorks(scene.services, await makeAnswers(scene, scene.otherId, place))
      return { id: row?.id ?? 0, status: 'submitted' }
    },
    calls: {
      page: empty,
      get: byId,
      counts: empty,
      export: empty,
      feedback: ({ id }) => ({ body: { id, result: 'notApproved', comment: 'Say more', revision: 1 } }),
    },
  },
} satisfies SamplesOf<typeof assignmentFeature.contracts>
