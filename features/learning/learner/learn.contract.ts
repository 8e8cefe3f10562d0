import { learnerWorkEndpoints } from '#features/learning/assignment/learnerWork.contract.ts'
import { attemptEndpoints } from '#features/learning/attempt/attempt.contract.ts'
import { helpEndpoints } from '#features/learning/help/help.contract.ts'
import { learnerMessageEndpoints } from '#features/learning/message/learnerMessages.contract.ts'

const { assignment, assignments } = learnerWorkEndpoints
const { result, position, ...actions } = attemptEndpoints

/** All that the learner's own pages call, each answered by the feature that it is about. */
export const learnEndpoints = {
  ...learnerMessageEndpoints,
  assignments,
  ...actions,
  ...helpEndpoints,
  assignment,
  result,
  position,
} as const
