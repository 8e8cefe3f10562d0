import { and, between, count, eq, gte, isNull, ne } from 'drizzle-orm'
import type { Call } from '#kit/call/server/context.ts'
import { seesEvery } from '#kit/contract/ownership.ts'
import { learningRecordOwnership } from '../../learning.contract.ts'
import { activeDayTable } from '../progress/activeDay.table.ts'
import { learningDayTable, learningTable } from '../progress/learning.table.ts'
import { learningRecordTable as record } from '../progress/learningRecord.table.ts'
import { readableBegun } from './learningRecord.queries.ts'

/**
 * How many learners whose records the asker may read learned anything on each of these local days, `2026-11-22`, the first one first;
 * `since` is when the first of them began, in Unix milliseconds.
 */
export async function activeByDay(
  call: Call,
  days: readonly string[],
  since: number,
): Promise<ReadonlyMap<string, number>> {
  const ends = [days[0] ?? '', days.at(-1) ?? ''] as const
  const rows = seesEvery(learningRecordOwnership, call.actor)
    ? await ofEverybody(call, ends)
    : await ofLed(call, ends, since)
  return new Map(rows.map(({ day, count: learners }) => [day, learners]))
}

type Days = readonly [first: string, last: string]

const ofEverybody = ({ db }: Call, [first, last]: Days) =>
  db
    .select({ day: activeDayTable.day, count: count() })
    .from(activeDayTable)
    .where(between(activeDayTable.day, first, last))
    .groupBy(activeDayTable.day)

/** Whoever did something on a day did something last on it or later, so the index of last changes leads there. */
function ofLed({ db, actor }: Call, [first, last]: Days, since: number) {
  const { day } = learningDayTable
  const actions = db
    .selectDistinct({ day, userId: record.userId })
    .from(record)
    .innerJoin(
      learningTable,
      and(eq(learningTable.userId, record.userId), eq(learningTable.activityId, record.activityId)),
    )
    .innerJoin(learningDayTable, eq(learningDayTable.learningId, learningTable.id))
    .where(
      and(
        ne(record.status, 'waiting'),
        isNull(record.deletedAt),
        gte(record.updatedAt, since),
        readableBegun(actor),
        between(day, first, last),
      ),
    )
    .as('actions')
  return db.select({ day: actions.day, count: count() }).from(actions).groupBy(actions.day)
}
