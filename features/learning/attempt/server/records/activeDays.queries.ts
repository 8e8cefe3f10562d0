import type { SQL } from 'drizzle-orm'
import { and, between, count, eq, gte, isNull, ne } from 'drizzle-orm'
import type { Call, Db } from '#kit/call/server/context.ts'
import { activeDayTable } from '../progress/activeDay.table.ts'
import { learningDayTable, learningTable } from '../progress/learning.table.ts'
import { learningRecordTable as record } from '../progress/learningRecord.table.ts'

interface Asked {
  /** Local days, `2026-11-22`, the first one first. */
  readonly names: readonly string[]
  /** When the first of them began, in Unix milliseconds. */
  readonly since: number
}

/**
 * How many learners learned anything on each of these days, whose records are `isReadable` to the asker (`begunRecordsOf`); undefined:
 * everybody's.
 */
export async function activeByDay(
  { db }: Pick<Call, 'db'>,
  isReadable: SQL | undefined,
  { names, since }: Asked,
): Promise<ReadonlyMap<string, number>> {
  const ends = [names[0] ?? '', names.at(-1) ?? ''] as const
  const rows = await (isReadable ? ofLed(db, isReadable, ends, since) : ofEverybody(db, ends))
  return new Map(rows.map(({ day, count: learners }) => [day, learners]))
}

type Days = readonly [first: string, last: string]

const ofEverybody = (db: Db, [first, last]: Days) =>
  db
    .select({ day: activeDayTable.day, count: count() })
    .from(activeDayTable)
    .where(between(activeDayTable.day, first, last))
    .groupBy(activeDayTable.day)

/** Whoever did something on a day did something last on it or later, so the index of last changes leads there. */
function ofLed(db: Db, isReadable: SQL, [first, last]: Days, since: number) {
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
        isReadable,
        between(day, first, last),
      ),
    )
    .as('actions')
  return db.select({ day: actions.day, count: count() }).from(actions).groupBy(actions.day)
}
