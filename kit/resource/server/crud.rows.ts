import type { SQL } from 'drizzle-orm'
import { and, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Call, Db } from '#kit/call/server/context.ts'
import { type Preparable, slot, statements } from '#kit/data/server/statement.ts'
import type { CrudSpec, Values } from './crud.ts'
import { sortOf, type PageBody, type RowQuery } from './crud.query.ts'
import type { Level, Place } from './keyset.ts'
import { behind, orderOf, placeOf } from './keyset.ts'
import { offsetOf } from './paging.ts'

/** How many rows of a list are looked at, in its order, before the index of a searched text is asked: less than a millisecond. */
const walked = 400

/** A row of a page before it is read: its number, and its place in the order under the names of the fields. */
export type Found = Values & { readonly id: number }

const finding = statements<Found[]>()

/** Rows behind `after`, or from the page on; without a size all of them. */
export type Window = Pick<PageBody, 'sort' | 'after' | 'pageNo'> & { readonly pageSize: number | null }

/** What is asked of a list: in which order, behind which place, how many, and the values of all that. */
export interface Asked {
  readonly levels: readonly Level[]
  readonly place: Place | undefined
  readonly key: string
  readonly values: Values
}

/** A window of a list for `query`, as statements need it; the same `key` is the same text. */
export function askedFor(spec: CrudSpec, window: Window, query: RowQuery): Asked {
  const levels = sortOf(spec, window)
  const place = placeOf(levels, window.after)
  const { pageSize: limit } = window
  const offset = limit === null ? 0 : offsetOf({ ...window, pageSize: limit })
  const order = levels.map((level) => `${level.field} ${level.order}`)
  return {
    levels,
    place,
    key: `${query.key} ${order.join()} ${place?.map((value) => value === null).join()}`,
    values: { ...query.values, ...placeValues(place), limit, offset },
  }
}

const placeName = (index: number) => `after.${index}`
const placeValues = (place: Place = []): Values =>
  Object.fromEntries(place.map((value, index) => [placeName(index), value]))

/** The condition of rows behind the place of `asked`, which its values fill. */
export const behindPlace = ({ levels, place }: Asked): SQL | undefined =>
  behind(levels, place, (index) => slot(placeName(index)))

/**
 * The rows of one page, by id and place. PostgreSQL takes a word that it knows nothing of for a frequent one, and reads the list in its order until
 * enough rows have it: for a rare word the whole table. So that way is gone for some hundred rows and no further; where they
 * do not fill the page, the word is rare enough to ask its index.
 */
export async function findRows(
  spec: CrudSpec,
  { db }: Call,
  body: PageBody,
  query: RowQuery,
): Promise<Found[]> {
  const asked = askedFor(spec, body, query)
  const find = (way: string, build: (db: Db) => Preparable<Found[]>) =>
    finding(db, spec, `${way} ${asked.key}`, asked.values, build)
  const { searched } = query
  if (!searched) return find('order', (builder) => inOrder(builder, spec, asked, query))
  if (!isLed(spec, asked)) return find('index', (builder) => byIndex(builder, spec, asked, query))
  const near = await find('walk', (builder) => amongFirst(builder, spec, asked, query, searched()))
  return near.length === body.pageSize
    ? near
    : find('index', (builder) => byIndex(builder, spec, asked, query))
}

/** What a row is found by, read as a row has it. A level that is the id needs no column of its own. */
const foundColumns = ({ levels }: Asked, id: SQL, of: (level: Level, index: number) => SQL) => ({
  ...Object.fromEntries(levels.map((level, index) => [level.field, of(level, index).mapWith(level.column)])),
  id: id.mapWith(Number) as SQL<number>,
})

const leading = new WeakMap<PgTable, ReadonlySet<string | undefined>>()

/** Whether an index begins with what the list is ordered by: without one its first rows are known when all are sorted. */
const isLed = ({ table }: CrudSpec, { levels: [level] }: Asked): boolean =>
  level !== undefined && beginsIndex(table, level.column)

/** Whether an index of the table begins with this column. */
export function beginsIndex(table: PgTable, column: PgColumn): boolean {
  const firsts =
    leading.get(table) ??
    new Set(
      getTableConfig(table).indexes.map(({ config: { columns } }) =>
        columns[0] && 'name' in columns[0] ? columns[0].name : undefined,
      ),
    )
  leading.set(table, firsts)
  return firsts.has(column.name)
}

/** Rows of the list in its order. */
function inOrder(db: Db, spec: CrudSpec, asked: Asked, query: RowQuery) {
  const { table } = spec
  return db
    .select(foundColumns(asked, sql`${table.id}`, ({ column }) => sql`${column}`))
    .from(table)
    .where(and(query.where(), behindPlace(asked)))
    .orderBy(...orderOf(asked.levels))
    .limit(slot('limit'))
    .offset(slot('offset'))
}

const levelName = (index: number) => `level_${index}`

/** The columns of the order, under names that a query around it can sort by. */
const levelColumns = ({ levels }: Asked): Record<string, SQL.Aliased> =>
  Object.fromEntries(
    levels.map(({ column }, index) => [levelName(index), sql`${column}`.as(levelName(index))]),
  )

const orderAround = ({ levels }: Asked): SQL[] =>
  levels.map(({ order }, index) => sql`${sql.identifier(levelName(index))} ${sql.raw(order)}`)

/** Those of the first rows in the order that have the searched text. */
function amongFirst(db: Db, spec: CrudSpec, asked: Asked, query: RowQuery, searched: SQL) {
  const { table } = spec
  const first = db
    .select({ id: sql`${table.id}`.as('id'), ...levelColumns(asked), has: searched.as('has') })
    .from(table)
    .where(and(query.others(), behindPlace(asked)))
    .orderBy(...orderOf(asked.levels))
    .limit(walked)
    .as('first')
  return windowOf(db, sql`${first} where has`, asked)
}

/** All rows that have the searched text, sorted: a query within that has an OFFSET is planned for itself, without regard to the order. */
function byIndex(db: Db, spec: CrudSpec, asked: Asked, query: RowQuery) {
  const { table } = spec
  const found = db
    .select({ id: sql`${table.id}`.as('id'), ...levelColumns(asked) })
    .from(table)
    .where(and(query.where(), behindPlace(asked)))
    .offset(sql`0` as never)
    .as('found')
  return windowOf(db, sql`${found}`, asked)
}

const windowOf = (db: Db, from: SQL, asked: Asked) =>
  db
    .select(foundColumns(asked, sql`id`, (_level, index) => sql`${sql.identifier(levelName(index))}`))
    .from(from)
    .orderBy(...orderAround(asked))
    .limit(slot('limit'))
    .offset(slot('offset'))
