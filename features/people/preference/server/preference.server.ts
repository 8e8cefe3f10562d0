import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { preferenceHandlers } from './preference.handlers.ts'
import { preferencePersonalData } from './preference.personalData.ts'

export const preferenceServer = {
  handlers: { preference: preferenceHandlers },
  personalData: [preferencePersonalData],
} satisfies FeatureServer
