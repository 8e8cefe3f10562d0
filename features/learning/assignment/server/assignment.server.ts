import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { assignmentSpec } from './assignment.spec.ts'
import { assignmentHandlers } from './assignment.handlers.ts'

export const assignmentServer = {
  handlers: { assignment: assignmentHandlers },
  records: [namedBy(assignmentSpec)],
} satisfies FeatureServer
