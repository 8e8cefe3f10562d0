import { faults } from '#kit/contract/fault.ts'

export const orderFaults = faults('order', {
  /** The learner may learn all that the product sells already. */
  alreadyHas: 1900,
  /** An order of the same product for the same learner waits to be paid. */
  alreadyOrdered: 1901,
})
