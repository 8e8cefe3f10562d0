import { faults } from '#kit/contract/fault.ts'

export const enrolmentFaults = faults('learning', {
  /** The learner has all of the product already. */
  alreadyEnrolled: 1356,
  /** The product that brought it is learned together, and its end has come. */
  ended: 1365,
})
