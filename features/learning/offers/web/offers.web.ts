import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { offersWords } from '../offers.words.ts'

export const offersWeb = {
  words: [offersWords],
} satisfies FeatureWeb
