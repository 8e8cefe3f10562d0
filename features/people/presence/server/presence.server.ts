import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { presencePersonalData } from './presence.personalData.ts'
import { retainedSeats } from './presence.retention.ts'

export const presenceServer = {
  personalData: [presencePersonalData],
  retains: [retainedSeats],
} satisfies FeatureServer
