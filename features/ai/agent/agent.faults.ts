import { faults } from '#kit/contract/fault.ts'

export const agentFaults = faults('agent', {
  /** R-agent: only its creator operates an agent. */
  notYours: 2000,
})
