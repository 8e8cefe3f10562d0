import { faults } from '#kit/contract/fault.ts'

export const helpFaults = faults('help', {
  /** The activity has no tutor or partner for this learner now: no provider, no agent, or the time is over. */
  notOffered: 1366,
  /** As much help as there is in a day. */
  enoughHelp: 1367,
  /** The agent has no voice. */
  silent: 1368,
})
