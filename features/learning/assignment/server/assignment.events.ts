import type { Grade } from '#kit/card/grading.ts'
import { event } from '#kit/call/server/event.ts'

/** Somebody answered a learner's work; told in the transaction that keeps the feedback. */
export const assignmentAnswered = event<{
  readonly assignmentId: number
  readonly responseId: number
  readonly learnerId: number
  readonly activityId: number
  readonly cardId: number
  readonly grade: Grade
  readonly gradedBy: number
  /** What the learner is told, in the language of the activity. */
  readonly content: string
}>('assignmentAnswered')
