import { noRecord, nothing } from '#kit/testing/server/sample.ts'
import type { SamplesOf } from '#kit/testing/server/sample.ts'
import type { aiImageFeature } from '../ai-image.feature.ts'

export const samples = {
  aiImage: {
    make: noRecord,
    calls: { generations: () => ({ body: { prompt: 'A quiet lake' } }), choices: nothing },
  },
} satisfies SamplesOf<typeof aiImageFeature.contracts>
