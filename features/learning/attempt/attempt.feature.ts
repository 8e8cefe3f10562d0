import type { Feature } from '#kit/contract/feature.ts'
import { learningRecordEndpoints } from './learning.contract.ts'
import { learningFaults } from './learning.faults.ts'
import { progressEndpoints } from './progress.contract.ts'
import { reflectionEndpoints } from './reflection.contract.ts'
import { learningStatusWords } from './learningStatus.words.ts'
import { learningWords } from './learning.words.ts'

export const attemptFeature = {
  words: [learningStatusWords, learningWords],
  contracts: { progress: progressEndpoints, reflection: reflectionEndpoints, study: learningRecordEndpoints },
  faults: [learningFaults],
} satisfies Feature
