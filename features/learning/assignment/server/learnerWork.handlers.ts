import type { HandlersOf } from '#kit/call/server/context.ts'
import type { learnerWorkEndpoints } from '../learnerWork.contract.ts'
import { handInWork } from './handInWork.ts'
import { readAssignments } from './readAssignments.ts'

export const learnerWorkHandlers: HandlersOf<typeof learnerWorkEndpoints> = {
  assignments: (call) => readAssignments(call, call.query.pageNo),
  assignment: (call) => handInWork(call, call.body),
}
