import type { Feature } from '#kit/contract/feature.ts'
import { aiImageEndpoints } from './ai-image.contract.ts'
import { aiImageFaults } from './ai-image.faults.ts'
import { aiImageWords } from './ai-image.words.ts'

export const aiImageFeature = {
  words: [aiImageWords],
  contracts: { aiImage: aiImageEndpoints },
  faults: [aiImageFaults],
} satisfies Feature
