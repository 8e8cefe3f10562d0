import { faults } from '#kit/contract/fault.ts'

export const aiConfigFaults = faults('ai-config', {
  /** So many reference examples are enough for one configuration. */
  tooManyExamples: 2110,
  /** Not every reference example of the configuration passes, and nobody said why it is used all the same. */
  examplesFail: 2111,
  /** It has reference examples, and there is no provider to run them. */
  untested: 2112,
})
