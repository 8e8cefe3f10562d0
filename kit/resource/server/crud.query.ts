import type { Placeholder, SQL } from 'drizzle-orm'
import { and, between, eq, getTableColumns, gte, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Filter, Range } from '#kit/contract/page.ts'
import type { Actor } from '#kit/contract/role.ts'
import type { Call } from '#kit/call/server/context.ts'
import { anyoneLike, rolesKey, slot, valuesOf } from '#kit/data/server/statement.ts'
import { bigramsOf } from '#kit/data/server/table.ts'
import type { CrudSpec, Link, Values } from './crud.ts'
import type { Level } from './keyset.ts'

/** A page body after parsing: filters by name beside these. */
export interface PageBody extends Values {
  readonly pageNo: number
  readonly pageSize: number
  readonly sort?: readonly Sort[] | undefined
  readonly after?: string | undefined
  readonly withTotal?: boolean | undefined
}
export interface Sort {
  readonly field: string
  readonly order: 'asc' | 'desc'
}

/**
 * Text that holds this one, whatever the case, width and accents of either. An index of `bigramsOf` the column finds the few rows that
 * hold all its pairs of characters; each of those is checked for their order.
 */
export const contains = (column: PgColumn, text: string | Placeholder): SQL =>
  sql`(${bigramsOf(column)} @> searched_bigrams(${text}) and ${holds(column, text)})`

/** The same without the index, for rows that are at hand: taking a text's pairs apart costs more than looking through it. */
export const holds = (column: PgColumn, text: string | Placeholder): SQL => sql`${placeIn(column, text)} > 0`

/** Where in the column's text this one begins, from 1, compared as `contains` does; 0 where it does not. */
export const placeIn = (column: PgColumn, text: string | Placeholder): SQL<number> =>
  sql<number>`strpos(${foldedQuickly(column)}, folded(${text}))`

const combining = sql.raw(String.raw`'[\u0300-\u036f]'`)

/**
 * `folded` of a column, which is only its small letters for texts of plain characters: as nearly all are, and folding takes ten times
 * as long as looking.
 */
function foldedQuickly(column: PgColumn): SQL {
  const isAscii = sql`octet_length(${column}) = length(${column})`
  const isPlain = sql`${column} is nfkc normalized and ${column} is nfd normalized and ${column} !~ ${combining}`
  return sql`case when ${isAscii} or ${isPlain} then lower(${column}) else folded(${column}) end`
}

/** The columns of the resource's own table by name of field. */
export const columnsOf = (spec: CrudSpec): Record<string, PgColumn> => getTableColumns(spec.table)

function linkCondition(spec: CrudSpec, { table }: Link, id: Placeholder): SQL {
  const isTheirs = sql`${table.ownerId} = ${spec.table.id} and ${table.targetId} = ${id}`
  return sql`exists (select 1 from ${table} where ${isTheirs})`
}

/** One filter: what the statement's text depends on, and the values that go into it. */
interface Part {
  readonly key: string
  readonly values: Values
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

function partOf(spec: CrudSpec, name: string, filter: Filter, value: unknown): Part {
  if (spec.conditions?.[name]) return { key: `${name}=${JSON.stringify(value)}`, values: {} }
  switch (filter.kind) {
    case 'among': {
      const values = listed(value)
      const named = values.map((each, index) => [`${name}.${index}`, each] as const)
      return { key: `${name}*${values.length}`, values: Object.fromEntries(named) }
    }
    case 'search':
    case 'linked':
    case 'flag':
      return { key: name, values: { [name]: value } }
    case 'range':
    case 'amounts': {
      const { from, to } = value as Range
      const ends = [...(from === undefined ? [] : ['from']), ...(to === undefined ? [] : ['to'])]
      return { key: `${name}:${ends.join()}`, values: { [`${name}.from`]: from, [`${name}.to`]: to } }
    }
  }
}

function condition(spec: CrudSpec, name: string, filter: Filter, value: unknown): SQL | undefined {
  const own = spec.conditions?.[name]
  if (own) return own(value as never)
  const link = spec.links?.[`${name}s`]
  if (link) return linkCondition(spec, link, slot(name))
  const column = columnOf(spec, name)
  switch (filter.kind) {
    case 'search':
      return contains(column, slot(name))
    case 'among':
      return inArray(
        column,
        listed(value).map((_, index) => slot(`${name}.${index}`)),
      )
    case 'linked':
    case 'flag':
      return eq(column, slot(name))
    case 'range':
    case 'amounts':
      return inRange(column, name, value as Range)
  }
}

function columnOf(spec: CrudSpec, name: string): PgColumn {
  const column = columnsOf(spec)[name]
  if (!column) throw new Error(`${spec.resource.name}: the filter ${name} has no column`)
  return column
}

function inRange(column: PgColumn, name: string, { from, to }: Range): SQL | undefined {
  // As the column stores it: a price comes in yuan and is stored in fen.
  const end = (side: 'from' | 'to') => sql.param(slot(`${name}.${side}`), column)
  if (from !== undefined && to !== undefined) return between(column, end('from'), end('to'))
  if (from !== undefined) return gte(column, end('from'))
  return to === undefined ? undefined : lte(column, end('to'))
}

/** What the asker may see and asked for: the same `key` is the same `where`, filled with other `values`. */
export interface RowQuery extends Part {
  readonly where: () => SQL | undefined
  /** The condition of the searched texts alone, without their index, where some are searched; and all but that. */
  readonly searched: (() => SQL) | undefined
  readonly others: () => SQL | undefined
}

/** `rowQueryOf` of a call, with what its access rule has to know of the asker first. */
export async function listQueryOf(
  spec: CrudSpec,
  call: Pick<Call, 'actor' | 'db'>,
  body: Values,
  without?: string,
): Promise<RowQuery> {
  return rowQueryOf(spec, call.actor, body, without, await spec.access.listed?.scope(call))
}

/** The condition of a list for this asker and these filters; `without` leaves one filter out (for counts by status). */
export function rowQueryOf(
  spec: CrudSpec,
  actor: Actor,
  body: Values,
  without?: string,
  scope?: Values,
): RowQuery {
  const filters = Object.entries(spec.resource.filters).filter(
    ([name, { kind }]) =>
      name !== without && body[name] !== undefined && !(kind === 'search' && body[name] === ''),
  )
  const isSearch = ([name, { kind }]: (typeof filters)[number]) =>
    kind === 'search' && !spec.conditions?.[name]
  const conditionsOf = (some: typeof filters) =>
    some.map(([name, filter]) => condition(spec, name, filter, body[name]))
  const searches = filters.filter(isSearch)
  const rest = filters.filter((filter) => !isSearch(filter))
  const visible = () =>
    scope && spec.access.listed ? spec.access.listed.visible() : spec.access.visible(anyoneLike(actor))
  const others = () => and(isNull(spec.table.deletedAt), visible(), ...conditionsOf(rest))
  const parts = filters.map(([name, filter]) => partOf(spec, name, filter, body[name]))
  return {
    key: [rolesKey(actor), scope ? 'scoped' : '', ...parts.map(({ key }) => key)].join(' '),
    values: Object.assign(valuesOf(actor), scope, ...parts.map(({ values }) => values)),
    where: () => and(others(), ...conditionsOf(searches)),
    searched:
      searches.length === 0
        ? undefined
        : () =>
            sql.join(
              searches.map(([name]) => holds(columnOf(spec, name), slot(name))),
              sql` and `,
            ),
    others,
  }
}

/** The wanted order, newest first where nothing is wanted; the id makes it total. */
export function sortOf(spec: CrudSpec, body: { readonly sort?: readonly Sort[] | undefined }): Level[] {
  const sort = body.sort?.length ? body.sort : [{ field: 'updatedAt', order: 'desc' } as const]
  const total = [...sort, { field: 'id', order: sort[0]?.order ?? 'desc' } as const]
  return total.map(({ field, order }) => ({ field, order, column: sortColumn(spec, field) }))
}

const sortColumn = (spec: CrudSpec, field: string): PgColumn =>
  columnsOf(spec)[field] ?? refuse(kitFaults.invalid)
