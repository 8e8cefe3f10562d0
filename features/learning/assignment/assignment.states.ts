export const assignmentStatuses = [
  'notSubmitted',
  'submitted',
  'approved',
  'notApproved',
  'feedbackProvided',
] as const
export type AssignmentStatus = (typeof assignmentStatuses)[number]

/** What a feedback may come to: the states in which a work is answered. */
export const results = ['approved', 'notApproved', 'feedbackProvided'] as const
export type Result = (typeof results)[number]

/** Points that were given for one criterion of a rubric. */
export interface Mark {
  readonly id: string
  readonly points: number
}
