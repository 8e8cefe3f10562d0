import { faults } from '#kit/contract/fault.ts'

export const orderFaults = faults('order', {
  /** The learner may learn all that the product sells already. */
  alreadyHas: 1900,
  /** An order of the same product for the same learner waits to be paid. */
  alreadyOrdered: 1901,
  /** The product has a price, or what is learned together is over. */
  notFree: 1902,
})
