import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { secondFactorWords } from '../second-factor.words.ts'

export const secondFactorWeb = {
  words: [secondFactorWords],
} satisfies FeatureWeb
