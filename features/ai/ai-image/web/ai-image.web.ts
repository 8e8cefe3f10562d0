import type { FeatureWeb } from '#kit/web/feature.ts'
import { aiImageWords } from '../ai-image.words.ts'

export const aiImageWeb = {
  words: [aiImageWords],
} satisfies FeatureWeb
