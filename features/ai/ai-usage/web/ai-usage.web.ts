import type { FeatureWeb } from '#kit/web/feature.ts'
import { aiUsageScreens } from './routes.ts'

export const aiUsageWeb: FeatureWeb = {
  screens: aiUsageScreens,
}
