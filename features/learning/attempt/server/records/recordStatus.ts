import type { SQL } from 'drizzle-orm'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { LearningStatus } from '../../learning.states.ts'
import { learningRecordTable as record, opensAt } from '../progress/learningRecord.table.ts'

// The clock of the statement, so that one statement serves every moment.
export const clock = sql<number>`(extract(epoch from now()) * 1000)::bigint`

const isWaiting = eq(record.status, 'waiting')

/** The records in a state as readers see it: what waits is locked until its time has come. */
export function inStatus(status: LearningStatus): SQL | undefined {
  if (status === 'locked') return and(isWaiting, gt(opensAt(record), clock))
  if (status === 'pending') return and(isWaiting, lte(opensAt(record), clock))
  return eq(record.status, status)
}

/** The state of a record as readers see it. */
export const shownStatus = sql<LearningStatus>`case
  when ${record.status} <> 'waiting' then ${record.status}
  when ${record.unlockAt} <= ${clock} then 'pending'
  else 'locked'
end`

/** Its own day went by, and it was learned later or not at all. */
export const isLate = sql<boolean>`coalesce(${record.dueAt} <= coalesce(${record.finishedAt}, ${clock}), false)`

/** Late, and still to be learned. */
export const isBehind = sql<boolean>`(${record.status} <> 'learned' and ${record.dueAt} <= ${clock})`
