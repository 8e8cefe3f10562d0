import type { FeatureWeb } from '#kit/web/feature.ts'
import { learningScreens } from './routes.ts'
import { learningStatusWords } from '../learningStatus.words.ts'
import { learningWords } from '../learning.words.ts'

export const learningWeb: FeatureWeb = {
  words: [learningStatusWords, learningWords],
  screens: learningScreens,
}
