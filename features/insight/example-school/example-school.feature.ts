import type { Feature } from '#kit/contract/feature.ts'
import { exampleSchoolEndpoints } from './example-school.contract.ts'
import { exampleSchoolFaults } from './example-school.faults.ts'
import { exampleSchoolWords } from './example-school.words.ts'

export const exampleSchoolFeature = {
  words: [exampleSchoolWords],
  faults: [exampleSchoolFaults],
  contracts: { exampleSchool: exampleSchoolEndpoints },
} satisfies Feature
