import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { sessionWords } from '../session.words.ts'

export const sessionWeb = {
  words: [sessionWords],
} satisfies FeatureWeb
