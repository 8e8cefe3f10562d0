import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { aiImageHandlers } from './ai-image.handlers.ts'

export const aiImageServer = {
  handlers: { aiImage: aiImageHandlers },
} satisfies FeatureServer
