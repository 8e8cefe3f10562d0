import { empty, noRecord, nothing } from '#kit/testing/server/sample.ts'
import type { SamplesOf } from '#kit/testing/server/sample.ts'
import type { aiUsageFeature } from '../ai-usage.feature.ts'

export const samples = {
  aiUsage: {
    make: noRecord,
    calls: {
      page: empty,
      summary: nothing,
      limit: () => ({ body: { scope: 'owner', subjectId: null, monthLimit: 10, dayLimit: null } }),
    },
  },
} satisfies SamplesOf<typeof aiUsageFeature.contracts>
