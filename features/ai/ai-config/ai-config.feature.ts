import type { Feature } from '#kit/contract/feature.ts'
import { aiConfigEndpoints } from './ai-config.contract.ts'
import { aiConfigFaults } from './ai-config.faults.ts'
import { aiConfigWords } from './ai-config.words.ts'

export const aiConfigFeature = {
  words: [aiConfigWords],
  contracts: { aiConfig: aiConfigEndpoints },
  faults: [aiConfigFaults],
} satisfies Feature
