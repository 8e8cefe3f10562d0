import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { taskSpec } from './task.spec.ts'
import { generateCodes } from './generateCodes.ts'

export const exchangeTaskServer: FeatureServer = {
  records: [namedBy(taskSpec)],
  jobs: [generateCodes],
}
