import type { Range } from '#kit/contract/page.ts'
import type { Filters } from './dashboard.lines.ts'

const isRange = (value: Filters[string]): value is Range => typeof value === 'object'

/** As the addresses of lists write their filters: a range as `from~to`. */
const written = (value: Filters[string]): string =>
  isRange(value) ? `${value.from ?? ''}~${value.to ?? ''}` : String(value)

/** The address under which a list's screen shows what these filters leave. */
export function hrefOf(path: string, filters: Filters): string {
  const search = Object.entries(filters).map(
    ([name, value]) => `${name}=${encodeURIComponent(written(value))}`,
  )
  return search.length === 0 ? path : `${path}?${search.join('&')}`
}
