import type { FeatureWeb } from '#kit/web/feature.ts'
import { statisticsScreens } from './routes.ts'

export const statisticsWeb: FeatureWeb = {
  screens: statisticsScreens,
}
