export const home = '/datas/works'

type Search = Readonly<Record<string, unknown>>

/** The queue of what the filters of a list leave; `id` comes first. */
export function queuePath(filters: Search, id?: number): string {
  const {
    status: _,
    page: _page,
    pageSize: _size,
    sort: _sort,
    after: _after,
    id: _id,
    ...listFilters
  } = filters
  const entries = Object.entries({ ...listFilters, id }).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  return `${home}/edit${search && `?${search}`}`
}
