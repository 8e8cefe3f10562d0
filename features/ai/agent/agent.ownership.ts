import type { Ownership } from '#kit/contract/ownership.ts'
import { creators, superAdmins } from '#kit/contract/role.ts'
import { agentFaults } from './agent.faults.ts'

/**
 * R-agent: only its creator operates an agent; the public ones work for all creators. Super administrators see every one,
 * since they may disable every one. Somebody else's says whose it is, rather than that it is not there.
 */
export const agentOwnership: Ownership = {
  rows: [
    { who: superAdmins, reads: ['every'], edits: [] },
    { who: creators, reads: ['own', 'open'], edits: ['own'] },
  ],
  refusal: agentFaults.notYours,
}
