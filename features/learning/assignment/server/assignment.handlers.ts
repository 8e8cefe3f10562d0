import type { HandlersOf } from '#kit/call/server/context.ts'
import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import type { assignmentEndpoints } from '../assignment.contract.ts'
import { assignmentSpec } from './assignment.crud.ts'
import { giveFeedback } from './giveFeedback.ts'

const { page, get, counts, export: sheet } = crudHandlers(assignmentSpec)

export const assignmentHandlers: HandlersOf<typeof assignmentEndpoints> = {
  page,
  get,
  counts,
  export: sheet,
  feedback: (call) => giveFeedback(call, call.body),
}
