import type { Feature } from '#kit/feature.ts'
import { aiUsageEndpoints } from './ai-usage.contract.ts'

export const aiUsageFeature = {
  contracts: { aiUsage: aiUsageEndpoints },
} satisfies Feature
