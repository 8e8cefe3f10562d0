import type { Feature } from '#kit/feature.ts'
import { sessionEndpoints } from './session.contract.ts'
import { sessionFaults } from './session.faults.ts'

export const sessionFeature = {
  contracts: { session: sessionEndpoints },
  faults: [sessionFaults],
} satisfies Feature
