import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { helpSheetWords } from '../help.words.ts'
import { learnWords } from '../learn.words.ts'
import { reflectionWords } from '../reflection.words.ts'

export const learnerWeb = {
  words: [learnWords, reflectionWords, helpSheetWords],
} satisfies FeatureWeb
