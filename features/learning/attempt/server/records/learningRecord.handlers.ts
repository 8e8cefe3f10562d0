import { and } from 'drizzle-orm'
import { totalCap } from '#kit/contract/page.ts'
import type { Actor } from '#kit/contract/role.ts'
import type { HandlersOf } from '#kit/call/server/context.ts'
import { countStates } from '#kit/resource/server/crud.count.ts'
import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import type { learningRecordEndpoints } from '../../learning.contract.ts'
import { learningRecordSpec } from './learningRecord.crud.ts'
import { isPublic, listedBegun, readableBegun } from './learningRecord.queries.ts'
import { readPath } from './recordPath.ts'
import { inStatus } from './recordStatus.ts'

const { page, get, export: sheet } = crudHandlers(learningRecordSpec)

// Who may see a record is said of those that wait and of those that are begun apart, so that each is counted on an index of its own.
const { access } = learningRecordSpec
const waitingSpec = {
  ...learningRecordSpec,
  access: {
    ...access,
    visible: (actor: Actor) => and(isPublic, readableBegun(actor)),
    listed: { ...access.listed, visible: () => and(isPublic, listedBegun()) },
  },
}
const begunSpec = {
  ...learningRecordSpec,
  access: { ...access, visible: readableBegun, listed: { ...access.listed, visible: listedBegun } },
}

export const learningRecordHandlers: HandlersOf<typeof learningRecordEndpoints> = {
  page,
  get,
  export: sheet,
  counts: async (call) => {
    // Up to the cap, like a list's total.
    const counted = { inState: inStatus, most: totalCap }
    const [waiting, begun] = await Promise.all([
      countStates(waitingSpec, call, { ...counted, states: ['locked', 'pending'] }),
      countStates(begunSpec, call, { ...counted, states: ['learning', 'learned'] }),
    ])
    return { ...waiting, ...begun }
  },
  path: (call) => readPath(call, call.query),
}
