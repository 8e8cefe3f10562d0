import type { Filter, Range } from '#kit/contract/page.ts'
import { totalCap } from '#kit/contract/page.ts'
import type { AnyResource } from '#kit/contract/resource.ts'

export type Row = Record<string, unknown>

/** A page of rows, filtered and sorted as the contract says. */
export function answerPage(resource: AnyResource, rows: readonly Row[], body: Row) {
  const found = sorted(rows.filter(passes(resource, body)), body['sort'])
  const size = Number(body['pageSize'] ?? 20)
  const from = body['after'] === undefined ? (Number(body['pageNo'] ?? 1) - 1) * size : Number(body['after'])
  const list = found.slice(from, from + size)
  const totals = { total: Math.min(found.length, totalCap), totalIsCapped: found.length > totalCap }
  return {
    list,
    ...(body['withTotal'] !== false && totals),
    next: list.length === size ? String(from + size) : null,
  }
}

export function countStates(resource: AnyResource, rows: readonly Row[], body: Row): Record<string, number> {
  const found = rows.filter(passes(resource, { ...body, status: undefined }))
  const states = Object.keys(resource.machine.states)
  return Object.fromEntries(
    states.map((state) => [state, found.filter((row) => row['status'] === state).length]),
  )
}

export const optionsOf = (rows: readonly Row[], keyword = '') =>
  rows
    .map((row) => ({ id: row['id'], label: String(row['name'] ?? row['title']), picture: row['headImage'] }))
    .filter((option) => option.label.includes(keyword))
    .slice(0, 50)

const passes = (resource: AnyResource, body: Row) => (row: Row) =>
  Object.entries(resource.filters).every(
    ([name, filter]) => body[name] === undefined || fits(filter, row[name], body[name]),
  )

function fits(filter: Filter, value: unknown, criterion: unknown): boolean {
  switch (filter.kind) {
    case 'search':
      return String(value).toLowerCase().includes(String(criterion).toLowerCase())
    case 'among':
      return [criterion].flat().includes(value)
    case 'range': {
      const { from = -Infinity, to = Infinity } = criterion as Range
      return Number(value) >= from && Number(value) <= to
    }
    default:
      return value === criterion
  }
}

function sorted(rows: readonly Row[], sort: unknown): Row[] {
  const [by] = (sort ?? [{ field: 'updatedAt', order: 'desc' }]) as { field: string; order: string }[]
  if (!by) return [...rows]
  const sign = by.order === 'asc' ? 1 : -1
  const compare = (a: unknown, b: unknown) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
  return rows.toSorted((a, b) => sign * compare(a[by.field], b[by.field]))
}
