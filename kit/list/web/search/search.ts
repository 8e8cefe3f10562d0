import type { Filter, Filters, Range } from '#kit/contract/page.ts'
import { defaultPageSize, maxPageSize, totalCap } from '#kit/contract/page.ts'
import { drawerSearch } from '#kit/resource/web/rowPaths.ts'

/** Filters, sort, page and saved view of a list as its address holds them. Absent is not filtered, first page, usual order. */
export type ListSearch = Readonly<Record<string, string | number | boolean | undefined>>

interface Searched {
  readonly filters: Filters
  readonly sortable?: readonly string[]
}

export const pageSizes = [20, 50, 100] as const

/**
 * Reads the search parameters of a list's route: `searchOf(career)` is its `validateSearch`. What does not fit is left
 * out, so that an old or mistyped address still opens. Ranges are written `from~to`, several values `a,b`, a falling
 * sort `-updatedAt`.
 */
export function searchOf(resource: Searched): (raw: Record<string, unknown>) => ListSearch {
  const sorts = (resource.sortable ?? []).flatMap((field) => [field, `-${field}`])
  return (raw) => {
    const filters = Object.entries(resource.filters).map(
      ([name, filter]) => [name, readFilter(filter, raw[name])] as const,
    )
    const page = count(raw['page'], 1_000_000)
    const pageSize = count(raw['pageSize'], maxPageSize)
    const read: ListSearch = {
      ...Object.fromEntries(filters),
      sort: sorts.find((sort) => sort === raw['sort']),
      page: page === 1 ? undefined : page,
      pageSize: pageSize === defaultPageSize ? undefined : pageSize,
      view: count(raw['view'], Number.MAX_SAFE_INTEGER),
      after: typeof raw['after'] === 'string' ? raw['after'] : undefined,
    }
    return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
  }
}

/** `searchOf` for a list over which a drawer opens (`?edit=`). */
export function drawerSearchOf(resource: Searched) {
  const list = searchOf(resource)
  return (raw: Record<string, unknown>) => ({ ...list(raw), ...drawerSearch(raw) })
}

function count(value: unknown, max: number): number | undefined {
  const number = Number(value)
  return Number.isInteger(number) && number >= 1 && number <= max ? number : undefined
}

function readFilter(filter: Filter, value: unknown): string | number | boolean | undefined {
  if (value === undefined || value === null || value === '') return undefined
  switch (filter.kind) {
    case 'search':
      return filter.schema.safeParse(String(value)).data || undefined
    case 'among': {
      const requested = String(value).split(',')
      return filter.values.filter((each) => requested.includes(each)).join(',') || undefined
    }
    case 'linked':
      return filter.schema.safeParse(Number(value)).data
    case 'flag':
      return value === true || value === 'true'
        ? true
        : value === false || value === 'false'
          ? false
          : undefined
    case 'range':
    case 'amounts':
      return writeRange(readRange(value))
  }
}

/** `from~to`; either side may be empty. */
export function readRange(value: unknown): Range {
  const [from, to] = String(value ?? '')
    .split('~', 2)
    .map((side) => (side === '' ? undefined : Number(side)))
  return {
    ...(from !== undefined && Number.isFinite(from) && { from }),
    ...(to !== undefined && Number.isFinite(to) && { to }),
  }
}

/** The inverse of `readRange`: `from~to`, a side that is open is empty; undefined where both are. */
export function writeRange({ from, to }: Range): string | undefined {
  return from === undefined && to === undefined ? undefined : `${from ?? ''}~${to ?? ''}`
}

/** The filters of an address as the API takes them. */
export function filtersOf(filters: Filters, search: ListSearch): Record<string, unknown> {
  const active = Object.entries(filters).filter(([name]) => search[name] !== undefined)
  return Object.fromEntries(active.map(([name, filter]) => [name, written(filter, search[name])]))
}

function written(filter: Filter, value: ListSearch[string]): unknown {
  if (filter.kind === 'range' || filter.kind === 'amounts') return readRange(value)
  if (filter.kind !== 'among') return value
  const values = String(value).split(',')
  return values.length === 1 ? values[0] : values
}

/** The body of a `page` call. */
export function pageBodyOf(filters: Filters, search: ListSearch): Record<string, unknown> {
  const { sort, page, pageSize, after } = search
  return {
    ...filtersOf(filters, search),
    ...sortBody(sort),
    pageNo: after === undefined ? (page ?? 1) : 1,
    pageSize: pageSize ?? defaultPageSize,
    ...(after !== undefined && { after }),
  }
}

/** The `sort` of a `page` call by an address's `sort`: `name` is rising, `-name` falling; none is the usual order. */
export function sortBody(sort: ListSearch[string]): Record<string, unknown> {
  if (typeof sort !== 'string') return {}
  const isFalling = sort.startsWith('-')
  return { sort: [{ field: isFalling ? sort.slice(1) : sort, order: isFalling ? 'desc' : 'asc' }] }
}

/** The last page that has a number; deeper ones are read on from the row before. */
export const lastNumbered = (size: number): number => Math.max(1, Math.floor(totalCap / size))

/** The `sort` of an address after a click on a column: rising, then falling, then (undefined) the usual order. */
export function nextSort(now: ListSearch[string], field: string): string | undefined {
  if (now === field) return `-${field}`
  return now === `-${field}` ? undefined : field
}

/** Names of the filters that an address sets. */
export const filterNames = (filters: Filters, search: ListSearch): string[] =>
  Object.keys(filters).filter((name) => search[name] !== undefined)

/** What a saved view holds of an address: its filters and order, neither the page nor the view itself. */
export function viewSearchOf(
  { filters }: Searched,
  search: ListSearch,
): Record<string, string | number | boolean> {
  const held = Object.entries(search).filter(([name]) => name === 'sort' || name in filters)
  return Object.fromEntries(held.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

/** What opens a saved view, or with `undefined` the list as it is without one: a change of the whole address. */
export function openingOf(
  resource: Searched,
  view: { readonly id: number; readonly search: object } | undefined,
): ListSearch {
  const cleared = [...Object.keys(resource.filters), 'sort', 'page', 'after', 'view'].map((name) => [
    name,
    undefined,
  ])
  return {
    ...Object.fromEntries(cleared),
    // What the list does not filter by any more is left out.
    ...(view && { ...viewSearchOf(resource, searchOf(resource)({ ...view.search })), view: view.id }),
  }
}
