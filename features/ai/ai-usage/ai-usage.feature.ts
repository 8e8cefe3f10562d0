import type { Feature } from '#kit/contract/feature.ts'
import { aiUsageEndpoints } from './ai-usage.contract.ts'
import { aiUsageWords } from './ai-usage.words.ts'

export const aiUsageFeature = {
  words: [aiUsageWords],
  contracts: { aiUsage: aiUsageEndpoints },
} satisfies Feature
