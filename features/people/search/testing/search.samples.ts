import { noRecord, type SamplesOf } from '#kit/testing/server/sample.ts'
import type { searchFeature } from '../search.feature.ts'

export const samples = {
  search: { make: noRecord, calls: { find: () => ({ body: { text: 'interview' } }) } },
} satisfies SamplesOf<typeof searchFeature.contracts>
