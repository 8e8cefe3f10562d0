import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { aiImageWords } from '../ai-image.words.ts'

export const aiImageWeb = {
  words: [aiImageWords],
} satisfies FeatureWeb
