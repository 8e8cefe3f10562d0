import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { activityTransferHandlers } from './activityTransfer.handlers.ts'

export const transferServer = {
  handlers: { activityTransfer: activityTransferHandlers },
} satisfies FeatureServer
