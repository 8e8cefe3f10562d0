import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { statisticsWords } from '../statistics.words.ts'
import { statisticsScreens } from './routes.ts'

export const statisticsWeb: FeatureWeb = {
  words: [statisticsWords],
  screens: statisticsScreens,
}
