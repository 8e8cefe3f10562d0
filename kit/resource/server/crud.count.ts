import type { Call } from '#kit/call/server/context.ts'
import { statements } from '#kit/data/server/statement.ts'
import type { CrudSpec, Values } from './crud.ts'
import { rowQueryOf, type RowQuery } from './crud.query.ts'
import { cappedCount, one, totalsOf } from './paging.ts'

const counting = statements<{ total: number }[]>()

/** `total` and `totalIsCapped` of what was asked for. */
export async function countRows(spec: CrudSpec, call: Call, query: RowQuery) {
  const [row] = await counting(call.db, spec, query.key, query.values, (db) =>
    cappedCount(db, db.select(one).from(spec.table).where(query.where())),
  )
  return totalsOf(row?.total ?? 0)
}

/** How many rows of a list these filters leave for the asker: the totals of a page, without its rows. */
export const countRecords = (spec: CrudSpec, call: Call, filters: Values) =>
  countRows(spec, call, rowQueryOf(spec, call.actor, filters))
