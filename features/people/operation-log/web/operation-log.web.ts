import type { FeatureWeb } from '#kit/web/feature.ts'
import { operationLogScreens } from './routes.ts'

export const operationLogWeb: FeatureWeb = {
  screens: operationLogScreens,
}
