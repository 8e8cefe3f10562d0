import type { SQL } from 'drizzle-orm'
import { count, sql } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { totalCap, type Total } from '#kit/contract/page.ts'
import type { Db } from '#kit/call/server/context.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import { phrase } from '#kit/i18n/words.ts'

interface PageWindow {
  readonly pageNo: number
  readonly pageSize: number
  readonly after?: string | undefined
}

/** Rows to skip. @throws `invalid` for pages beyond the cap, because only `after` reaches them quickly */
export function offsetOf({ pageNo, pageSize, after }: PageWindow): number {
  if (after !== undefined) return 0
  const offset = (pageNo - 1) * pageSize
  const max = Math.floor(totalCap / pageSize) + 1
  if (offset > totalCap)
    refuse(kitFaults.invalid, { fields: { pageNo: phrase(kitWords, 'problems.tooBig', { max }) } })
  return offset
}

/** A query whose rows are counted; what it selects does not matter. */
interface Countable {
  limit(rows: number): { getSQL(): SQL }
}

/** Counts rows up to one more than the cap, where it stops early. */
export const cappedCount = (db: Db, rows: Countable) =>
  db.select({ total: count() }).from(sql`(${rows.limit(totalCap + 1).getSQL()}) as capped`)

/** `total` and `totalIsCapped` of a page: exact up to the cap. */
export const totalsOf = (counted: number) => ({
  total: Math.min(counted, totalCap),
  totalIsCapped: counted > totalCap,
})

/** Counts rows as `totalsOf` gives it: exactly up to the cap. */
export async function countRows(db: Db, rows: Countable): Promise<Total> {
  const [row] = await cappedCount(db, rows)
  return totalsOf(row?.total ?? 0)
}

/** The totals of a page, unless its asker wants none. */
export const totalsFor = async (
  { withTotal = true }: { readonly withTotal?: boolean | undefined },
  count: () => Promise<Total>,
): Promise<Partial<Total>> => (withTotal ? count() : {})

/** Selected where rows are only counted. */
export const one = { one: sql`1`.as('one') }
