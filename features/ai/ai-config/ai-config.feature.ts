import type { Feature } from '#kit/feature.ts'
import { aiConfigEndpoints } from './ai-config.contract.ts'
import { aiConfigFaults } from './ai-config.faults.ts'

export const aiConfigFeature = {
  contracts: { aiConfig: aiConfigEndpoints },
  faults: [aiConfigFaults],
} satisfies Feature
