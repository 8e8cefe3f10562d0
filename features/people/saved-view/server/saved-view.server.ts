import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { savedViewPersonalData } from './saved-view.personalData.ts'

/** Its handlers are made of the contracts of all features. */
export const savedViewServer = {
  personalData: [savedViewPersonalData],
} satisfies FeatureServer
