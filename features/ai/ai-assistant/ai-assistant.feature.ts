import type { Feature } from '#kit/feature.ts'
import { assistantWords } from './assistant.words.ts'

export const aiAssistantFeature = {
  words: [assistantWords],
} satisfies Feature
