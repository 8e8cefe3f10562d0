import { count, sql } from 'drizzle-orm'
import type { DataOf } from '#kit/contract/endpoint.ts'
import type { Call } from '#kit/call/server/context.ts'
import { rowQueryOf } from '#kit/resource/server/crud.query.ts'
import { statements } from '#kit/data/server/statement.ts'
import type { orderEndpoints } from '../order.contract.ts'
import { orderStatuses } from '../order.states.ts'
import { filtersOfSummary } from '../order.summary.ts'
import type { SummaryQuery } from '../order.summary.ts'
import { orderSpec } from './order.crud.ts'
import { orderTable } from './order.table.ts'

type Summary = DataOf<typeof orderEndpoints.summary>

const summing = statements<{ status: string; count: number; fen: string }[]>()
const nothing = { count: 0, sum: 0 }

/** Summed as whole fen, so that no price is lost to rounding. */
export async function summarize(call: Call, query: SummaryQuery): Promise<Summary> {
  const rowQuery = rowQueryOf(orderSpec, call.actor, filtersOfSummary(query))
  const rows = await summing(call.db, orderSpec, rowQuery.key, rowQuery.values, (db) =>
    db
      .select({ status: orderTable.status, count: count(), fen: sql<string>`sum(${orderTable.price})` })
      .from(orderTable)
      .where(rowQuery.where())
      .groupBy(orderTable.status),
  )
  const figuresOf = (status: string) => {
    const row = rows.find((each) => each.status === status)
    return row ? { count: row.count, sum: Number(row.fen) / 100 } : nothing
  }
  const [pending, paid, cancelled, refunded] = orderStatuses.map(figuresOf)
  return {
    count: rows.reduce((all, row) => all + row.count, 0),
    byStatus: {
      pending: pending ?? nothing,
      paid: paid ?? nothing,
      cancelled: cancelled ?? nothing,
      refunded: refunded ?? nothing,
    },
  }
}
