import type { Feature } from '#kit/contract/feature.ts'
import { assistantWords } from './assistant.words.ts'

export const aiAssistantFeature = {
  words: [assistantWords],
} satisfies Feature
