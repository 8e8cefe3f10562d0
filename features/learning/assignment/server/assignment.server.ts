import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { assignmentSpec } from './assignment.spec.ts'
import { assignmentHandlers } from './assignment.handlers.ts'
import { assignmentPersonalData } from './assignment.personalData.ts'

export const assignmentServer = {
  handlers: { assignment: assignmentHandlers },
  records: [namedBy(assignmentSpec)],
  personalData: [assignmentPersonalData],
} satisfies FeatureServer
