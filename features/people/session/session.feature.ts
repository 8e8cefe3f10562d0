import type { Feature } from '#kit/contract/feature.ts'
import { confirmationEndpoints } from './confirmation.contract.ts'
import { sessionEndpoints } from './session.contract.ts'
import { sessionFaults } from './session.faults.ts'
import { sessionWords } from './session.words.ts'

export const sessionFeature = {
  words: [sessionWords],
  contracts: { confirmation: confirmationEndpoints, session: sessionEndpoints },
  faults: [sessionFaults],
} satisfies Feature
