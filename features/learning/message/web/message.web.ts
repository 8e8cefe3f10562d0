import type { FeatureWeb } from '#kit/web/feature.ts'
import { messageScreens } from './routes.ts'

export const messageWeb: FeatureWeb = {
  screens: messageScreens,
}
