import { faults } from '#kit/contract/fault.ts'

export const exampleSchoolFaults = faults('example-school', { alreadyThere: 2200, byOneOfIt: 2201 })
