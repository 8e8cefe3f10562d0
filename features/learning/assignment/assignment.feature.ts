import type { Feature } from '#kit/contract/feature.ts'
import { assignmentEndpoints } from './assignment.contract.ts'
import { assignmentWords } from './assignment.words.ts'

export const assignmentFeature = {
  words: [assignmentWords],
  contracts: { assignment: assignmentEndpoints },
} satisfies Feature
