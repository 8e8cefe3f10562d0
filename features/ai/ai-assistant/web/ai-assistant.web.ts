import type { FeatureWeb } from '#kit/web/feature.ts'
import { assistantWords } from '../assistant.words.ts'

export const aiAssistantWeb = {
  words: [assistantWords],
} satisfies FeatureWeb
