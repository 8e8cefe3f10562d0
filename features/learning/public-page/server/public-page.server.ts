import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { publicPageHandlers } from './public-page.handlers.ts'

export const publicPageServer = {
  handlers: { publicPage: publicPageHandlers },
} satisfies FeatureServer
