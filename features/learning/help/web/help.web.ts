import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { helpWords } from '../help.words.ts'

export const helpWeb = {
  words: [helpWords],
} satisfies FeatureWeb
