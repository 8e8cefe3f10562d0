import type { FeatureWeb } from '#kit/web/feature.ts'
import { sessionWords } from '../session.words.ts'

export const sessionWeb = {
  words: [sessionWords],
} satisfies FeatureWeb
