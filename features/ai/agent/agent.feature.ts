import type { Feature } from '#kit/feature.ts'
import { agentEndpoints } from './agent.contract.ts'
import { agentFaults } from './agent.faults.ts'

export const agentFeature = {
  contracts: { agent: agentEndpoints },
  faults: [agentFaults],
} satisfies Feature
