import { faults } from '#kit/contract/fault.ts'

export const messageFaults = faults('message', {
  /** A message of the system cannot be answered, since nobody wrote it. */
  notAnswerable: 1960,
})
