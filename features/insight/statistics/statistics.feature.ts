import type { Feature } from '#kit/feature.ts'
import { statisticsEndpoints } from './statistics.contract.ts'

export const statisticsFeature = {
  contracts: { statistics: statisticsEndpoints },
} satisfies Feature
