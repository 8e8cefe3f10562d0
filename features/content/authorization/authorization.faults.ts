import { faults } from '#kit/contract/fault.ts'

/** Its phrase stands among the course's. */
export const authorizationFaults = faults('course', { assistsAlready: 1501 })
