import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { learningStatusWords } from '../learningStatus.words.ts'
import { learningWords } from '../learning.words.ts'
import { learningScreens } from './routes.ts'

export const attemptWeb: FeatureWeb = {
  words: [learningStatusWords, learningWords],
  screens: learningScreens,
}
