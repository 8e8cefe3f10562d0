import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { generatePersonalData } from './activity-generate.personalData.ts'
import { generateHandlers } from './generate.handlers.ts'
import { translateHandlers } from './translate.handlers.ts'

export const activityGenerateServer = {
  handlers: { activityGenerate: generateHandlers, activityTranslate: translateHandlers },
  personalData: [generatePersonalData],
} satisfies FeatureServer
