import { noRecord, nothing, type SamplesOf } from '#kit/testing/server/sample.ts'
import type { preferenceFeature } from '../preference.feature.ts'

export const samples = {
  preference: {
    make: noRecord,
    calls: { get: nothing, favourites: nothing, update: () => ({ body: { workPhrases: ['Well done'] } }) },
  },
} satisfies SamplesOf<typeof preferenceFeature.contracts>
