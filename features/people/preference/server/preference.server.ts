import type { FeatureServer } from '#kit/server/feature.ts'
import { preferenceHandlers } from './preference.handlers.ts'

export const preferenceServer = {
  handlers: { preference: preferenceHandlers },
} satisfies FeatureServer
