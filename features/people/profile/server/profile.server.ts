import type { FeatureServer } from '#kit/server/feature.ts'
import { profileHandlers } from './profile.handlers.ts'

export const profileServer = {
  handlers: { profile: profileHandlers },
} satisfies FeatureServer
