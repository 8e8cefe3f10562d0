import { noRecord, nothing } from '#kit/server/testing/sample.ts'
import type { SamplesOf } from '#kit/server/testing/sample.ts'
import type { aiImageFeature } from '../ai-image.feature.ts'

export const samples = {
  aiImage: {
    make: noRecord,
    calls: { generations: () => ({ body: { prompt: 'A quiet lake' } }), choices: nothing },
  },
} satisfies SamplesOf<typeof aiImageFeature.contracts>
