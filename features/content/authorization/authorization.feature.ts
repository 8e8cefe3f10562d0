import type { Feature } from '#kit/contract/feature.ts'
import { authorizationFaults, courseAuthEndpoints } from './authorization.contract.ts'
import { courseAuthWords } from './authorization.words.ts'

export const authorizationFeature = {
  words: [courseAuthWords],
  contracts: { courseAuth: courseAuthEndpoints },
  faults: [authorizationFaults],
} satisfies Feature
