import { faults } from '#kit/contract/fault.ts'

export const generateFaults = faults('activity-generate', {
  /** Longer than an AI is asked to read at once. */
  sourceTooLong: 1333,
})
