import type { FeatureServer } from '#kit/server/feature.ts'
import { operationLogHandlers } from './operation-log.handlers.ts'

export const operationLogServer = {
  handlers: { operationLog: operationLogHandlers },
} satisfies FeatureServer
