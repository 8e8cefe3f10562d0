import type { SQL } from 'drizzle-orm'
import {
  and,
  asc,
  between,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  ilike,
  inArray,
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
import type { Call } from './context.ts'
import type { CrudSpec, Link, Values } from './crud.ts'

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

function linkCondition(spec: CrudSpec, link: Link, id: number, call: Call): SQL {
  const { table } = link
  const found = call.db
    .select({ one: sql`1` })
    .from(table)
    .where(and(eq(table.ownerId, spec.table.id), eq(table.targetId, id)))
  return exists(found)
}

function condition(
  spec: CrudSpec,
  name: string,
  filter: Filter,
  value: unknown,
  call: Call,
): SQL | undefined {
  const own = spec.conditions?.[name]
  if (own) return own(value as never, call)
  const link = spec.links?.[`${name}s`]
  if (link) return linkCondition(spec, link, Number(value), call)
  const column = columnsOf(spec)[name]
  if (!column) throw new Error(`${spec.resource.name}: the filter ${name} has no column`)
  switch (filter.kind) {
    case 'search':
      return value === '' ? undefined : contains(column, String(value))
    case 'among':
      return inArray(column, Array.isArray(value) ? value : [value])
    case 'linked':
    case 'flag':
      return eq(column, value)
    case 'range':
      return inRange(column, value as Range)
  }
}

function inRange(column: PgColumn, { from, to }: Range): SQL | undefined {
  if (from !== undefined && to !== undefined) return between(column, from, to)
  if (from !== undefined) return gte(column, from)
  return to === undefined ? undefined : lte(column, to)
}

/** What the asker may see and asked for; `without` leaves one filter out (for counts by status). */
export function whereOf(spec: CrudSpec, call: Call, body: Values, without?: string): SQL | undefined {
  const filters = Object.entries(spec.resource.filters)
    .filter(([name]) => name !== without && body[name] !== undefined)
    .map(([name, filter]) => condition(spec, name, filter, body[name], call))
  return and(isNull(spec.table.deletedAt), spec.access.visible(call.actor), ...filters)
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

/** Rows behind the one whose sort values `after` holds: (a > x) or (a = x and b > y) … */
export function behind(spec: CrudSpec, sort: readonly Sort[], after: string): SQL | undefined {
  const values = readCursor(after, sort.length)
  const steps = sort.map(({ field, order }, index) => {
    const same = sort.slice(0, index).map((earlier, at) => eq(sortColumn(spec, earlier.field), values[at]))
    const further = order === 'asc' ? gt : lt
    return and(...same, further(sortColumn(spec, field), values[index]))
  })
  return or(...steps)
}

export function cursorOf(sort: readonly Sort[], row: Values): string {
  return Buffer.from(JSON.stringify(sort.map(({ field }) => row[field]))).toString('base64url')
}

function readCursor(after: string, length: number): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(after, 'base64url').toString())
    if (Array.isArray(values) && values.length === length && values.every(isScalar)) return values
  } catch {
    // Answered below, like a cursor of another order.
  }
  return refuse(kitFaults.invalid, { fields: { after: phrase(kitWords, 'problems.invalid') } })
}

const isScalar = (value: unknown) =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))
