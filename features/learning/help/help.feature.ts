import type { Feature } from '#kit/contract/feature.ts'
import { helpFaults } from './help.faults.ts'
import { labEndpoints } from './help.lab.ts'
import { helpWords } from './help.words.ts'

/** What learners call stands among `learnEndpoints`. */
export const helpFeature = {
  words: [helpWords],
  contracts: { help: labEndpoints },
  faults: [helpFaults],
} satisfies Feature
