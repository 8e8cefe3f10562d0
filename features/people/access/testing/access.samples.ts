import { noRecord, nothing, type SamplesOf } from '#kit/testing/server/sample.ts'
import type { accessFeature } from '../access.feature.ts'

export const samples = {
  access: { make: noRecord, calls: { get: nothing } },
} satisfies SamplesOf<typeof accessFeature.contracts>
