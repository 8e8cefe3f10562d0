import type { FeatureWeb } from '#kit/web/feature.ts'
import { statisticsScreens } from './routes.ts'
import { statisticsWords } from '../statistics.words.ts'

export const statisticsWeb: FeatureWeb = {
  words: [statisticsWords],
  screens: statisticsScreens,
}
