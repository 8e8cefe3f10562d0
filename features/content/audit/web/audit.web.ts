import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { auditWords } from '../audit.words.ts'

export const auditWeb = {
  words: [auditWords],
} satisfies FeatureWeb
