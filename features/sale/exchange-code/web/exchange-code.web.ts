import type { FeatureWeb } from '#kit/web/feature.ts'
import { exchangeCodeScreens } from './routes.ts'

export const exchangeCodeWeb: FeatureWeb = {
  screens: exchangeCodeScreens,
}
