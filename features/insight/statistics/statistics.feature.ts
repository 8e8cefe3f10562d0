import type { Feature } from '#kit/contract/feature.ts'
import { statisticsEndpoints } from './statistics.contract.ts'
import { statisticsWords } from './statistics.words.ts'

export const statisticsFeature = {
  words: [statisticsWords],
  contracts: { statistics: statisticsEndpoints },
} satisfies Feature
