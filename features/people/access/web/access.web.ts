import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { accessWords } from '../access.words.ts'

export const accessWeb = {
  words: [accessWords],
} satisfies FeatureWeb
