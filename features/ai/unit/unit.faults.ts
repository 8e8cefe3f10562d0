import { faults } from '#kit/fault.ts'

export const unitFaults = faults('unit', {
  /** Its measure has another active unit. */
  taken: 2700,
})
