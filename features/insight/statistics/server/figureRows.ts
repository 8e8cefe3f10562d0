import { and, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import { daysOf } from '../statistics.days.ts'
import { addSums } from '../statistics.sums.ts'
import { statisticsFigureTable as figure } from './statisticsFigure.table.ts'
import type { learningAggregateTable } from './learningAggregate.table.ts'

/** The aggregate of one learning as it is stored. */
export type AggregateRow = typeof learningAggregateTable.$inferSelect
type Row = typeof figure.$inferSelect

const keyOf = ({ versionId, cohort, day, cardId }: Omit<Row, 'sums' | 'activityId'>): string =>
  [versionId, cohort, day, cardId].join(' ')

const isEmpty = ({ sums }: Row): boolean => Object.keys(sums).length === 0

/** What is to be added to each row of the figures where the aggregates `before` go and the aggregates `now` come. */
export function changesBetween(before: readonly AggregateRow[], now: readonly AggregateRow[]): Row[] {
  const rows = new Map<string, Row>()
  for (const [aggregates, times] of [
    [before, -1],
    [now, 1],
  ] as const)
    for (const row of aggregates.flatMap(rowsOf)) {
      const key = keyOf(row)
      rows.set(key, { ...row, sums: addSums(rows.get(key)?.sums ?? {}, row.sums, times) })
    }
  return [...rows.values()].filter((row) => !isEmpty(row))
}

/** Every row that an aggregate adds to. */
const rowsOf = ({ versionId, activityId, cohorts, day, sums }: AggregateRow): Row[] =>
  cohorts.flatMap((cohort) =>
    daysOf(day).flatMap((one) =>
      Object.entries(sums).map(([cardId, own]) => ({
        versionId,
        activityId,
        cohort,
        day: one,
        cardId: Number(cardId),
        sums: own,
      })),
    ),
  )

/** Of one statement; a value has a place of its own, and there are 65,535. */
const maxRows = 1000

/** Adds to the rows of the figures; one in which nothing is left goes. */
export async function writeFigures(db: Db, changes: readonly Row[]): Promise<void> {
  if (changes.length === 0) return
  const existing = new Map((await readRows(db, changes)).map((row) => [keyOf(row), row.sums]))
  const rows = changes.map((row) => ({ ...row, sums: addSums(existing.get(keyOf(row)) ?? {}, row.sums) }))
  const filled = rows.filter((row) => !isEmpty(row))
  for (let from = 0; from < filled.length; from += maxRows)
    await db
      .insert(figure)
      .values(filled.slice(from, from + maxRows))
      .onConflictDoUpdate({
        target: [figure.versionId, figure.cohort, figure.day, figure.cardId],
        set: { sums: sql`excluded.sums` },
      })
  const emptied = rows.filter(isEmpty).map(isThisRow)
  if (emptied.length > 0) await db.delete(figure).where(or(...emptied))
}

const isThisRow = ({ versionId, cohort, day, cardId }: Row) =>
  and(
    eq(figure.versionId, versionId),
    eq(figure.cohort, cohort),
    eq(figure.day, day),
    eq(figure.cardId, cardId),
  )

/** All cards of the versions, groups and days in which something changes. */
function readRows(db: Db, changes: readonly Row[]): Promise<Row[]> {
  const places = new Map(
    changes.map(({ versionId, cohort, day }) => [
      `${versionId} ${cohort} ${day}`,
      sql`(${versionId}::bigint, ${cohort}, ${day})`,
    ]),
  )
  return db
    .select()
    .from(figure)
    .where(
      sql`(${figure.versionId}, ${figure.cohort}, ${figure.day}) in (${sql.join([...places.values()], sql`, `)})`,
    )
}
