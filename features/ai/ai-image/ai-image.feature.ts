import type { Feature } from '#kit/feature.ts'
import { aiImageEndpoints } from './ai-image.contract.ts'
import { aiImageFaults } from './ai-image.faults.ts'

export const aiImageFeature = {
  contracts: { aiImage: aiImageEndpoints },
  faults: [aiImageFaults],
} satisfies Feature
