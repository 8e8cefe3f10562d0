import { faults } from '#kit/contract/fault.ts'

export const activityFaults = faults('activity', {
  /** Carries `data.problems`. */
  notReady: 1300,
  notPublished: 1301,
  /** No room for a composite around it, or no card inside that could stay. */
  notConvertible: 1302,
})
