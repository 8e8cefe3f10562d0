import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { aiUsageWords } from '../ai-usage.words.ts'
import { aiUsageScreens } from './routes.ts'

export const aiUsageWeb: FeatureWeb = {
  words: [aiUsageWords],
  screens: aiUsageScreens,
  records: { 'ai-usage': {} },
}
