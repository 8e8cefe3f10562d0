import { sql, type SQL } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import { statements } from '#kit/data/server/statement.ts'
import type { CrudSpec, Values } from './crud.ts'
import { listQueryOf, type RowQuery } from './crud.query.ts'
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
export const countRecords = async (spec: CrudSpec, call: Call, filters: Values) =>
  countRows(spec, call, await listQueryOf(spec, call, filters))

interface States<State> {
  readonly states: readonly State[]
  /** Which rows are in a state, where that is more than a column says. */
  readonly inState: (state: State) => SQL | undefined
  readonly most: number
}

/** How many rows the filters leave in each state, up to `most`: a million are not counted for a figure above a list. */
export async function countStates<State extends string>(
  spec: CrudSpec,
  call: Call & { readonly body: Values },
  { states, inState, most }: States<State>,
): Promise<Record<string, number>> {
  const { body, db } = call
  const query = await listQueryOf(spec, call, body, 'status')
  const counted = states.map((state) => {
    const some = db
      .select(one)
      .from(spec.table)
      .where(sql`${query.where()} and ${inState(state)}`)
      .limit(most)
    return [state, sql<number>`(select count(*)::int from ${some} as counted)`] as const
  })
  const [row] = await db
    .select(Object.fromEntries(counted))
    .from(sql`(select 1) as one`)
    .prepare('')
    .execute(query.values)
  return row ?? {}
}
