import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { sensitiveWordSpec } from './sensitiveWord.handlers.ts'

export const sensitiveWordServer: FeatureServer = {
  records: [namedBy(sensitiveWordSpec)],
}
