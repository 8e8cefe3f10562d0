import { faults } from '#kit/contract/fault.ts'

export const aiConfigFaults = faults('ai-config', {
  /** So many golden examples are enough for one configuration. */
  tooManyExamples: 2110,
})
