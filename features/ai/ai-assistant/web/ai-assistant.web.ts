import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { assistantWords } from '../assistant.words.ts'

export const aiAssistantWeb = {
  words: [assistantWords],
} satisfies FeatureWeb
