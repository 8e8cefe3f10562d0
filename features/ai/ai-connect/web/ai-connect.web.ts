import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { aiConnectWords } from '../ai-connect.words.ts'
import { aiConnectScreens } from './routes.ts'

export const aiConnectWeb: FeatureWeb = {
  words: [aiConnectWords],
  screens: aiConnectScreens,
}
