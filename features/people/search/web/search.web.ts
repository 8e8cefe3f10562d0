import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { searchWords } from '../search.words.ts'

export const searchWeb = {
  words: [searchWords],
} satisfies FeatureWeb
