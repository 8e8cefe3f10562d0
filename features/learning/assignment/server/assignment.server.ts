import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { countedRecords } from '#kit/resource/server/countedList.ts'
import { namedBy } from '#kit/resource/server/recordNames.ts'
import { on } from '#kit/call/server/events.ts'
import { answersForgotten, cardAnswered, cardMet } from '#features/learning/attempt/server/attempt.events.ts'
import { assignmentSpec } from './assignment.crud.ts'
import { assignmentHandlers } from './assignment.handlers.ts'
import { assignmentPersonalData } from './assignment.personalData.ts'
import { learnerWorkHandlers } from './learnerWork.handlers.ts'
import { forgetFeedback } from './forgetFeedback.ts'
import { openAssignment, submitAssignment } from './followCard.ts'

export const assignmentServer = {
  handlers: { assignment: assignmentHandlers, learn: learnerWorkHandlers },
  records: [namedBy(assignmentSpec)],
  subscriptions: [
    on(answersForgotten, forgetFeedback),
    on(cardAnswered, submitAssignment),
    on(cardMet, openAssignment),
  ],
  counts: { work: countedRecords(assignmentSpec) },
  personalData: [assignmentPersonalData],
} satisfies FeatureServer
