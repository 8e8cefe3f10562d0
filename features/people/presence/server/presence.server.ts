import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { presencePersonalData } from './presence.personalData.ts'

export const presenceServer = {
  personalData: [presencePersonalData],
} satisfies FeatureServer
