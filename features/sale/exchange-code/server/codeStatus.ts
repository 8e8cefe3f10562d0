import type { SQL } from 'drizzle-orm'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { CodeStatus } from '../exchange-code.machine.ts'
import { endOf, exchangeCodeTable as code } from './exchangeCode.table.ts'

// The clock of the statement, so that one statement serves every moment.
const now = sql<number>`(extract(epoch from now()) * 1000)::bigint`

const isWaiting = eq(code.status, 'waiting')

/** The codes in a state as readers see it; a waiting code whose time is over has expired. */
export function inStatus(status: CodeStatus): SQL | undefined {
  if (status === 'expired') return and(isWaiting, lte(endOf(code.expiresAt), now))
  if (status === 'waiting') return and(isWaiting, gt(endOf(code.expiresAt), now))
  return eq(code.status, status)
}

/** The state of a row as readers see it. */
export const shownStatus = sql<CodeStatus>`case when ${code.status} = 'waiting' and ${code.expiresAt} <= ${now} then 'expired' else ${code.status} end`
