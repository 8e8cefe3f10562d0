import type { Feature } from '#kit/contract/feature.ts'
import { helpFaults } from './help.faults.ts'
import { helpWords } from './help.words.ts'

/** Its calls are the learner's, among `learnEndpoints`. */
export const helpFeature = {
  words: [helpWords],
  contracts: {},
  faults: [helpFaults],
} satisfies Feature
