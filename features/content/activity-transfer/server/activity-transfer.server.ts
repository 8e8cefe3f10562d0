import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { activityTransferHandlers } from './activity-transfer.handlers.ts'

export const transferServer = {
  handlers: { activityTransfer: activityTransferHandlers },
} satisfies FeatureServer
