import { sql, type SQL } from 'drizzle-orm'
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

/** Rows of one statement. */
const maxRows = 1000

/** Adds to the rows of the figures; one in which nothing is left goes. */
export async function writeFigures(db: Db, changes: readonly Row[]): Promise<void> {
  if (changes.length === 0) return
  const existing = new Map((await readRows(db, changes)).map((row) => [keyOf(row), row.sums]))
  const rows = changes.map((row) => ({ ...row, sums: addSums(existing.get(keyOf(row)) ?? {}, row.sums) }))
  const filled = rows.filter((row) => !isEmpty(row))
  for (let from = 0; from < filled.length; from += maxRows)
    await upsert(db, filled.slice(from, from + maxRows))
  const emptied = rows.filter(isEmpty)
  if (emptied.length > 0)
    await db.delete(figure).where(isAnyOf(emptied, ['versionId', 'cohort', 'day', 'cardId']))
}

/** As one value: a place for each value of each row takes PostgreSQL longer to read than to write. */
async function upsert(db: Db, rows: readonly Row[]): Promise<void> {
  await db.execute(sql`
    insert into ${figure} (version_id, activity_id, cohort, day, card_id, sums)
    select "versionId", "activityId", cohort, day, "cardId", sums
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row("versionId" bigint, "activityId" bigint, cohort text, day text, "cardId" bigint, sums jsonb)
    on conflict (version_id, cohort, day, card_id) do update set sums = excluded.sums`)
}

/** All cards of the versions, groups and days in which something changes. */
const readRows = (db: Db, changes: readonly Row[]): Promise<Row[]> =>
  db
    .select()
    .from(figure)
    .where(isAnyOf(changes, ['versionId', 'cohort', 'day']))

const types = { versionId: 'bigint', cohort: 'text', day: 'text', cardId: 'bigint' } as const

/** Rows that have the values of any of these in some columns, as one array a column: a statement takes 65,535 values, and these may be more. */
function isAnyOf(rows: readonly Row[], names: readonly (keyof typeof types)[]): SQL {
  const columns = names.map((name) => sql`${figure[name]}`)
  const arrays = names.map(
    (name) => sql`${sql.param(rows.map((row) => row[name]))}::${sql.raw(types[name])}[]`,
  )
  return sql`(${sql.join(columns, sql`, `)}) in (select * from unnest(${sql.join(arrays, sql`, `)}))`
}
