import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, ownRows, stays } from '#kit/call/server/personalData.ts'
import { assignmentTable } from './assignment.table.ts'
import { assignmentFeedbackTable } from './assignmentFeedback.table.ts'

export const assignmentPersonalData: PersonalData = {
  fates: [
    stays(assignmentTable, because.answers, 'creatorId', 'cardTitle', 'reviewerIds', 'status', 'replierId'),
    stays(assignmentFeedbackTable, because.answers, 'result', 'comment', 'fileIds', 'rubric', 'byId'),
  ],
  own: {
    'learning/assignments': ownRows(assignmentTable, assignmentTable.creatorId, ['reviewerIds']),
    'feedback-given': ownRows(assignmentFeedbackTable, assignmentFeedbackTable.byId),
  },
}
