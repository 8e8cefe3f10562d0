import { faults } from '#kit/contract/fault.ts'

export const courseFaults = faults('course', {
  /** Carries `data.fields`. */
  notReady: 1500,
})
