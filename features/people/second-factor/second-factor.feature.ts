import type { Feature } from '#kit/contract/feature.ts'
import { secondFactorEndpoints } from './second-factor.contract.ts'
import { secondFactorFaults } from './second-factor.faults.ts'
import { secondFactorWords } from './second-factor.words.ts'

export const secondFactorFeature = {
  words: [secondFactorWords],
  contracts: { secondFactor: secondFactorEndpoints },
  faults: [secondFactorFaults],
} satisfies Feature
