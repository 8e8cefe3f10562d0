import type { Feature } from '#kit/feature.ts'
import { studyEndpoints } from './learning.contract.ts'
import { learningFaults } from './learning.faults.ts'
import { progressEndpoints } from './progress.contract.ts'
import { reflectionEndpoints } from './reflection.contract.ts'

export const learningFeature = {
  contracts: { progress: progressEndpoints, reflection: reflectionEndpoints, study: studyEndpoints },
  faults: [learningFaults],
} satisfies Feature
