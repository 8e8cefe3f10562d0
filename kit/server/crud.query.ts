import type { Placeholder, SQL } from 'drizzle-orm'
import {
  and,
  asc,
  between,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { kitFaults, refuse } from '#kit/fault.ts'
import type { Filter, Range } from '#kit/page.ts'
import { kitWords } from '#kit/kitWords.ts'
import { phrase } from '#kit/words.ts'
import type { Actor } from '#kit/role.ts'
import type { CrudSpec, Link, Values } from './crud.ts'
import { anyoneLike, rolesKey, slot, valuesOf } from './statement.ts'

/** A page body after parsing: filters by name beside these. */
export interface PageBody extends Values {
  readonly pageNo: number
  readonly pageSize: number
  readonly sort?: readonly Sort[] | undefined
  readonly after?: string | undefined
}
export interface Sort {
  readonly field: string
  readonly order: 'asc' | 'desc'
}

/** `%` and `_` of what somebody types are themselves, not wildcards. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

export const contains = (column: PgColumn, text: string): SQL => ilike(column, containing(text))

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
    case 'search':
      return { key: name, values: { [name]: containing(String(value)) } }
    case 'among': {
      const values = listed(value)
      const named = values.map((each, index) => [`${name}.${index}`, each] as const)
      return { key: `${name}*${values.length}`, values: Object.fromEntries(named) }
    }
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
  const column = columnsOf(spec)[name]
  if (!column) throw new Error(`${spec.resource.name}: the filter ${name} has no column`)
  switch (filter.kind) {
    case 'search':
      return ilike(column, slot(name))
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

function inRange(column: PgColumn, name: string, { from, to }: Range): SQL | undefined {
  // As the column stores it: a price comes in yuan and is kept in fen.
  const end = (side: 'from' | 'to') => sql.param(slot(`${name}.${side}`), column)
  if (from !== undefined && to !== undefined) return between(column, end('from'), end('to'))
  if (from !== undefined) return gte(column, end('from'))
  return to === undefined ? undefined : lte(column, end('to'))
}

/** What the asker may see and asked for: the same `key` is the same `where`, filled with other `values`. */
export interface Asked extends Part {
  readonly where: () => SQL | undefined
}

/** `without` leaves one filter out (for counts by status). */
export function askedOf(spec: CrudSpec, actor: Actor, body: Values, without?: string): Asked {
  const wanted = Object.entries(spec.resource.filters).filter(
    ([name, { kind }]) =>
      name !== without && body[name] !== undefined && !(kind === 'search' && body[name] === ''),
  )
  const parts = wanted.map(([name, filter]) => partOf(spec, name, filter, body[name]))
  return {
    key: [rolesKey(actor), ...parts.map(({ key }) => key)].join(' '),
    values: Object.assign(valuesOf(actor), ...parts.map(({ values }) => values)),
    where: () =>
      and(
        isNull(spec.table.deletedAt),
        spec.access.visible(anyoneLike(actor)),
        ...wanted.map(([name, filter]) => condition(spec, name, filter, body[name])),
      ),
  }
}

/** The wanted order, newest first where nothing is wanted; the id makes it total. */
export function sortOf(body: { readonly sort?: readonly Sort[] | undefined }): Sort[] {
  const wanted = body.sort?.length ? body.sort : [{ field: 'updatedAt', order: 'desc' } as const]
  return [...wanted, { field: 'id', order: wanted[0]?.order ?? 'desc' }]
}

// Written so that the planner finds the index, which drizzle-kit writes with NULLS FIRST for a falling column.
const ordering = (column: PgColumn, order: Sort['order']): SQL =>
  order === 'asc' ? asc(column) : desc(column)

export const orderBy = (spec: CrudSpec, sort: readonly Sort[]): SQL[] =>
  sort.map(({ field, order }) => ordering(sortColumn(spec, field), order))

export function sortColumn(spec: CrudSpec, field: string): PgColumn {
  return columnsOf(spec)[field] ?? refuse(kitFaults.invalid)
}

const afterSlot = (index: number) => `after.${index}`

/**
 * Rows behind the one whose sort values the slots hold: (a > x) or (a = x and b > y) … What holds nothing stands last in a
 * rising order and first in a falling one, as PostgreSQL puts it; of `after` only that matters here.
 */
export function behind(spec: CrudSpec, sort: readonly Sort[], after: Values): SQL | undefined {
  const isEmpty = (index: number) => after[afterSlot(index)] === null
  const level = (field: string, index: number) => {
    const column = sortColumn(spec, field)
    return isEmpty(index) ? isNull(column) : eq(column, slot(afterSlot(index)))
  }
  const steps = sort.flatMap(({ field, order }, index) => {
    const further = furtherThan(sortColumn(spec, field), order, index, isEmpty(index))
    return further ? [and(...sort.slice(0, index).map((one, at) => level(one.field, at)), further)] : []
  })
  return or(...steps)
}

function furtherThan(
  column: PgColumn,
  order: Sort['order'],
  index: number,
  isEmpty: boolean,
): SQL | undefined {
  if (isEmpty) return order === 'asc' ? undefined : isNotNull(column)
  const value = slot(afterSlot(index))
  if (order === 'desc') return lt(column, value)
  return column.notNull ? gt(column, value) : or(gt(column, value), isNull(column))
}

/** The values for `behind`; empty where nothing is continued. null is taken for the fields that may hold nothing. */
export function afterValues(
  sort: readonly Sort[],
  after: string | undefined,
  mayBeEmpty: (field: string) => boolean = () => false,
): Values {
  if (after === undefined) return {}
  const values = readCursor(after, (value, index) => {
    const field = sort[index]?.field
    return field !== undefined && (isScalar(value) || (value === null && mayBeEmpty(field)))
  })
  if (values.length !== sort.length) refuseAfter()
  return Object.fromEntries(values.map((value, index) => [afterSlot(index), value]))
}

export function cursorOf(sort: readonly Sort[], row: Values): string {
  return Buffer.from(JSON.stringify(sort.map(({ field }) => row[field]))).toString('base64url')
}

function readCursor(after: string, fits: (value: unknown, index: number) => boolean): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(after, 'base64url').toString())
    if (Array.isArray(values) && values.every(fits)) return values
  } catch {
    // Answered below, like a cursor of another order.
  }
  return refuseAfter()
}

const refuseAfter = (): never =>
  refuse(kitFaults.invalid, { fields: { after: phrase(kitWords, 'problems.invalid') } })

const isScalar = (value: unknown) =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))
