import { noRecord, nothing, type SamplesOf } from '#kit/testing/server/sample.ts'
import type { dashboardFeature } from '../dashboard.feature.ts'

export const samples = {
  dashboard: { make: noRecord, calls: { get: nothing } },
} satisfies SamplesOf<typeof dashboardFeature.contracts>
