import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { publicPageWords } from '../public-page.words.ts'

export const publicPageWeb = {
  words: [publicPageWords],
} satisfies FeatureWeb
