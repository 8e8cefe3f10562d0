import { faults } from '#kit/fault.ts'

export const activityFaults = faults('activity', {
  /** Carries `data.problems`. */
  notReady: 1300,
})
