import type { Feature } from '#kit/contract/feature.ts'
import { sessionEndpoints } from './session.contract.ts'
import { sessionFaults } from './session.faults.ts'
import { sessionWords } from './session.words.ts'

export const sessionFeature = {
  words: [sessionWords],
  contracts: { session: sessionEndpoints },
  faults: [sessionFaults],
} satisfies Feature
