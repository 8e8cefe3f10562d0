import type { SQL } from 'drizzle-orm'
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { LearningStatus } from '../../learning.states.ts'
import { learningRecordTable as study } from '../progress/learningRecord.table.ts'

// The clock of the statement, so that one statement serves every moment.
const clock = sql<number>`(extract(epoch from now()) * 1000)::bigint`

const isWaiting = eq(study.status, 'waiting')

/** The records in a state as readers see it: what waits is locked until its time has come. */
export function inStatus(status: LearningStatus): SQL | undefined {
  if (status === 'locked') return and(isWaiting, or(isNull(study.unlockAt), gt(study.unlockAt, clock)))
  if (status === 'pending') return and(isWaiting, lte(study.unlockAt, clock))
  return eq(study.status, status)
}

/** The state of a record as readers see it. */
export const shownStatus = sql<LearningStatus>`case
  when ${study.status} <> 'waiting' then ${study.status}
  when ${study.unlockAt} <= ${clock} then 'pending'
  else 'locked'
end`

/** Its own day went by, and it was learned later or not at all. */
export const isLate = sql<boolean>`coalesce(${study.dueAt} <= coalesce(${study.finishedAt}, ${clock}), false)`

/** Late, and still to be learned. */
export const isBehind = sql<boolean>`(${study.status} <> 'learned' and ${study.dueAt} <= ${clock})`
