import type { Feature } from '#kit/feature.ts'
import { assignmentEndpoints } from './assignment.contract.ts'

export const assignmentFeature = {
  contracts: { assignment: assignmentEndpoints },
} satisfies Feature
