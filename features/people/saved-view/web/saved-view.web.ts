import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { savedViewWords } from '../saved-view.words.ts'

export const savedViewWeb = {
  words: [savedViewWords],
} satisfies FeatureWeb
