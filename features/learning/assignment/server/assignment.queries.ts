import { viewOf } from '#kit/data/server/viewOf.ts'
import { assignmentTable } from './assignment.table.ts'
import { assignmentFeedbackTable } from './assignmentFeedback.table.ts'

export const assignmentView = viewOf(assignmentTable, [
  'activityId',
  'activityVersionId',
  'cardId',
  'cardTitle',
  'createdAt',
  'creatorId',
  'dueAt',
  'id',
  'isLate',
  'status',
  'submissions',
  'submittedAt',
])

export const assignmentFeedbackView = viewOf(assignmentFeedbackTable, [
  'assignmentId',
  'at',
  'byId',
  'comment',
  'fileIds',
  'id',
  'scaled',
])
