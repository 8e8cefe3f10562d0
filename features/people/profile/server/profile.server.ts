import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { profileHandlers } from './profile.handlers.ts'

export const profileServer = {
  handlers: { profile: profileHandlers },
} satisfies FeatureServer
