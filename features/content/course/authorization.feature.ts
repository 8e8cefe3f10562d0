import type { Feature } from '#kit/contract/feature.ts'
import { authorizationFaults } from './authorization.faults.ts'
import { courseAuthEndpoints } from './courseAuth.contract.ts'
import { courseAuthWords } from './courseAuth.words.ts'

export const authorizationFeature = {
  words: [courseAuthWords],
  contracts: { courseAuth: courseAuthEndpoints },
  faults: [authorizationFaults],
} satisfies Feature
