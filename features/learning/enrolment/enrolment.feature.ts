import type { Feature } from '#kit/contract/feature.ts'
import { enrolmentFaults } from './learning.faults.ts'

export const enrolmentFeature = {
  faults: [enrolmentFaults],
} satisfies Feature
