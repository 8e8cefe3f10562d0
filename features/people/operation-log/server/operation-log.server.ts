import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { operationLogHandlers } from './operation-log.handlers.ts'

export const operationLogServer = {
  // What is done to all of it, such as a backup.
  records: [{ resource: 'installation' }],
  handlers: { operationLog: operationLogHandlers },
} satisfies FeatureServer
