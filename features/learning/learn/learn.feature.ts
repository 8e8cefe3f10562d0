import type { Feature } from '#kit/feature.ts'
import { learnEndpoints } from './learn.contract.ts'

export const learnFeature = {
  contracts: { learn: learnEndpoints },
} satisfies Feature
