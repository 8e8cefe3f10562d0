import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { profileWords } from '../profile.words.ts'

export const profileWeb = {
  words: [profileWords],
} satisfies FeatureWeb
