import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { offersHandlers } from './offers.handlers.ts'

export const offersServer = {
  handlers: { offers: offersHandlers },
} satisfies FeatureServer
