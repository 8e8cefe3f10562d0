import type { Feature } from '#kit/contract/feature.ts'
import { learnEndpoints } from './learn.contract.ts'
import { helpSheetWords } from './help.words.ts'
import { learnWords } from './learn.words.ts'
import { reflectionWords } from './reflection.words.ts'

export const learnerFeature = {
  words: [learnWords, reflectionWords, helpSheetWords],
  contracts: { learn: learnEndpoints },
} satisfies Feature
