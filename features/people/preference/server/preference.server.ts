import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { preferencePersonalData } from './preference.personalData.ts'

/** Its handlers are made of what all features have. */
export const preferenceServer = {
  personalData: [preferencePersonalData],
} satisfies FeatureServer
