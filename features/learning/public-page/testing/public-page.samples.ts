import { byId, type SamplesOf } from '#kit/testing/server/sample.ts'
import { makeShownCourse } from '#features/content/course/server/makeShownCourse.ts'
import type { publicPageFeature } from '../public-page.feature.ts'

export const samples = {
  publicPage: {
    make: makeShownCourse,
    calls: {
      course: byId,
      product: byId,
      activity: byId,
      entry: ({ id }) => ({ query: { kind: 'course', id } }),
    },
  },
} satisfies SamplesOf<typeof publicPageFeature.contracts>
