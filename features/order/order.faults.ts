import { faults } from '#kit/fault.ts'

export const orderFaults = faults('order', {
  /** The learner may learn all that the product sells already. */
  alreadyHas: 1900,
})
