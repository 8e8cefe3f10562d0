import { faults } from '#kit/contract/fault.ts'

export const unitFaults = faults('unit', {
  /** Its measure has another active unit. */
  taken: 2700,
})
