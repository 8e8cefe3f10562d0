import type { HandlersOf } from '#kit/call/server/context.ts'
import { handInWork } from '#features/learning/learning/server/handInWork.ts'
import { readAssignments } from '#features/learning/learning/server/readAssignments.ts'
import type { learnerWorkEndpoints } from '../learnerWork.contract.ts'

export const learnerWorkHandlers: HandlersOf<typeof learnerWorkEndpoints> = {
  assignments: (call) => readAssignments(call, call.query.pageNo),
  assignment: (call) => handInWork(call, call.body),
}
