import { nothing, noRecord, type SamplesOf } from '#kit/testing/server/sample.ts'
import type { offersFeature } from '../offers.feature.ts'

export const samples = {
  offers: { make: noRecord, calls: { list: nothing, facets: nothing } },
} satisfies SamplesOf<typeof offersFeature.contracts>
