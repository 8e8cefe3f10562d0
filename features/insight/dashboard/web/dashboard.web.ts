import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { dashboardWords } from '../dashboard.words.ts'

export const dashboardWeb = {
  words: [dashboardWords],
} satisfies FeatureWeb
