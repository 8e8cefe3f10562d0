import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { activityTransferHandlers } from './activity-transfer.handlers.ts'

export const activityTransferServer = {
  handlers: { activityTransfer: activityTransferHandlers },
} satisfies FeatureServer
