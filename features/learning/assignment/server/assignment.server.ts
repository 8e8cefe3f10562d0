import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { assignmentSpec } from './assignment.spec.ts'

export const assignmentServer: FeatureServer = {
  records: [namedBy(assignmentSpec)],
}
