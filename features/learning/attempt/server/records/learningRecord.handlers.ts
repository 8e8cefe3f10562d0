import { sql } from 'drizzle-orm'
import { totalCap } from '#kit/contract/page.ts'
import type { HandlersOf } from '#kit/call/server/context.ts'
import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import { rowQueryOf } from '#kit/resource/server/crud.query.ts'
import type { learningRecordEndpoints } from '../../learning.contract.ts'
import { learningStatuses } from '../../learning.states.ts'
import { learningRecordTable } from '../progress/learningRecord.table.ts'
import { learningRecordSpec } from './learningRecord.crud.ts'
import { readPath } from './recordPath.ts'
import { inStatus } from './recordStatus.ts'

const { page, get, export: sheet } = crudHandlers(learningRecordSpec)

export const learningRecordHandlers: HandlersOf<typeof learningRecordEndpoints> = {
  page,
  get,
  export: sheet,
  // Up to the cap, like a list's total: a million records are not counted for a figure above a list.
  async counts({ db, actor, body }) {
    const query = rowQueryOf(learningRecordSpec, actor, body, 'status')
    const counted = learningStatuses.map((status) => {
      const some = db
        .select({ one: sql`1`.as('one') })
        .from(learningRecordTable)
        .where(sql`${query.where()} and ${inStatus(status)}`)
        .limit(totalCap)
      return [status, sql<number>`(select count(*)::int from ${some} as counted)`] as const
    })
    const [row] = await db
      .select(Object.fromEntries(counted))
      .from(sql`(select 1) as one`)
      .prepare('')
      .execute(query.values)
    return row ?? {}
  },
  path: (call) => readPath(call, call.query),
}
