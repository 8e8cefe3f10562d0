import { faults } from '#kit/contract/fault.ts'

export const aiImageFaults = faults('ai-image', {
  /** Nothing that draws is set up; the phrase says what to set. */
  notConnected: 2190,
})
