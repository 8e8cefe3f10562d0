import type { Feature } from '#kit/contract/feature.ts'
import { agentEndpoints } from './agent.contract.ts'
import { agentFaults } from './agent.faults.ts'
import { agentWords } from './agent.words.ts'

export const agentFeature = {
  words: [agentWords],
  contracts: { agent: agentEndpoints },
  faults: [agentFaults],
} satisfies Feature
