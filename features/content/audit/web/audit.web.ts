import type { FeatureWeb } from '#kit/web/feature.ts'
import { auditWords } from '../audit.words.ts'

export const auditWeb = {
  words: [auditWords],
} satisfies FeatureWeb
