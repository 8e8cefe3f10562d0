import type { FeatureWeb } from '#kit/web/feature.ts'
import { learningScreens } from './routes.ts'

export const learningWeb: FeatureWeb = {
  screens: learningScreens,
}
