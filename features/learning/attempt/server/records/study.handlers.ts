import { sql } from 'drizzle-orm'
import { totalCap } from '#kit/contract/page.ts'
import type { HandlersOf } from '#kit/call/server/context.ts'
import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import { askedOf } from '#kit/resource/server/crud.query.ts'
import type { studyEndpoints } from '../../learning.contract.ts'
import { learningStatuses } from '../../learning.states.ts'
import { studyTable } from '../journey/study.table.ts'
import { studySpec } from './study.spec.ts'
import { readPath } from './studyPath.ts'
import { inStatus } from './studyStatus.ts'

const { page, get, export: sheet } = crudHandlers(studySpec)

export const studyHandlers: HandlersOf<typeof studyEndpoints> = {
  page,
  get,
  export: sheet,
  // Up to the cap, like a list's total: a million records are not counted for a figure above a list.
  async counts({ db, actor, body }) {
    const asked = askedOf(studySpec, actor, body, 'status')
    const counted = learningStatuses.map((status) => {
      const some = db
        .select({ one: sql`1`.as('one') })
        .from(studyTable)
        .where(sql`${asked.where()} and ${inStatus(status)}`)
        .limit(totalCap)
      return [status, sql<number>`(select count(*)::int from ${some} as counted)`] as const
    })
    const [row] = await db
      .select(Object.fromEntries(counted))
      .from(sql`(select 1) as one`)
      .prepare('')
      .execute(asked.values)
    return row ?? {}
  },
  path: (call) => readPath(call, call.query),
}
