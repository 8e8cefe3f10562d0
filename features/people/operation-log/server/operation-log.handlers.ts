import { and, eq } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { HandlersOf } from '#kit/call/server/context.ts'
import { behind, cursorOf, placeOf } from '#kit/resource/server/keyset.ts'
import { countRows, offsetOf, one, totalsFor } from '#kit/resource/server/paging.ts'
import { operationLogTable as log } from '#kit/data/server/table.ts'
import type { operationLogEndpoints } from '../operation-log.contract.ts'
import { exportEntries } from './exportEntries.ts'
import { conditionOf, newestFirst, readEntries } from './findEntries.ts'

export const operationLogHandlers = {
  async page(call) {
    const { body, db } = call
    const where = await conditionOf(call, body)
    const list = await readEntries(call, and(where, behind(newestFirst, placeOf(newestFirst, body.after))), {
      limit: body.pageSize,
      offset: offsetOf(body),
    })
    const totals = await totalsFor(body, () => countRows(db, db.select(one).from(log).where(where)))
    const last = list.length === body.pageSize ? list.at(-1) : undefined
    return { list, ...totals, next: last ? cursorOf(newestFirst, last) : null }
  },
  async get(call) {
    const [entry] = await readEntries(call, eq(log.id, call.query.id), { limit: 1 })
    return entry ?? refuse(kitFaults.notFound)
  },
  export: async (call) => exportEntries(call, call.body),
} satisfies HandlersOf<typeof operationLogEndpoints>
