import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { operationLogHandlers } from './operation-log.handlers.ts'
import { retainedEntries } from './operation-log.retention.ts'

export const operationLogServer = {
  // What is done to all of it, such as a backup.
  records: [{ resource: 'installation' }],
  retains: [retainedEntries],
  handlers: { operationLog: operationLogHandlers },
} satisfies FeatureServer
