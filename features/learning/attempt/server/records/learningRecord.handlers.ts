import { totalCap } from '#kit/contract/page.ts'
import type { HandlersOf } from '#kit/call/server/context.ts'
import { countStates } from '#kit/resource/server/crud.count.ts'
import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import type { learningRecordEndpoints } from '../../learning.contract.ts'
import { learningStatuses } from '../../learning.states.ts'
import { learningRecordSpec } from './learningRecord.crud.ts'
import { readPath } from './recordPath.ts'
import { inStatus } from './recordStatus.ts'

const { page, get, export: sheet } = crudHandlers(learningRecordSpec)

export const learningRecordHandlers: HandlersOf<typeof learningRecordEndpoints> = {
  page,
  get,
  export: sheet,
  // Up to the cap, like a list's total.
  counts: (call) =>
    countStates(learningRecordSpec, call, { states: learningStatuses, inState: inStatus, most: totalCap }),
  path: (call) => readPath(call, call.query),
}
