import { faults } from '#kit/contract/fault.ts'

export const messageFaults = faults('message', {
  /** What the system tells is read; nobody stands behind it who would be answered. */
  notAnswerable: 1960,
})
