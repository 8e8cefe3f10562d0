import { sql } from 'drizzle-orm'
import type { HandlersOf } from '#kit/call/server/context.ts'
import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import { moveRecord } from '#kit/resource/server/crud.move.ts'
import { rowQueryOf } from '#kit/resource/server/crud.query.ts'
import { one } from '#kit/resource/server/paging.ts'
import { totalCap } from '#kit/contract/page.ts'
import type { exchangeCodeEndpoints } from '../exchange-code.contract.ts'
import { codeStatuses } from '../exchange-code.machine.ts'
import { codeSpec } from './code.crud.ts'
import { inStatus } from './codeStatus.ts'
import { exchangeCodeTable } from './exchangeCode.table.ts'
import { redeem } from './redeem.ts'

const { page, get, export: exported, updateStatus } = crudHandlers(codeSpec)

export const exchangeCodeHandlers: HandlersOf<typeof exchangeCodeEndpoints> = {
  page,
  get,
  export: exported,
  updateStatus,
  // Up to one above the cap, which says 'and more': a million codes are not counted for a figure above a list.
  async counts({ db, actor, body }) {
    const query = rowQueryOf(codeSpec, actor, body, 'status')
    const counted = codeStatuses.map((status) => {
      const some = db
        .select(one)
        .from(exchangeCodeTable)
        .where(sql`${query.where()} and ${inStatus(status)}`)
        .limit(totalCap + 1)
      return [status, sql<number>`(select count(*)::int from ${some} as counted)`] as const
    })
    const [row] = await db
      .select(Object.fromEntries(counted))
      .from(sql`(select 1) as one`)
      .prepare('')
      .execute(query.values)
    return row ?? {}
  },
  revoke: async (call) => moveRecord(codeSpec, call, { ...call.body, status: 'revoked' }),
  redeem: async (call) => redeem(call, call.body),
}
