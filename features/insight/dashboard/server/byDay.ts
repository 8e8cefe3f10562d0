import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { addDays, dayStarts, localDay } from '#kit/time/calendar.ts'
import type { Call } from '#kit/call/server/context.ts'
import { recentDays } from '../dashboard.contract.ts'

/** The last days in the installation's zone: their names, and when each began (Unix milliseconds). */
export interface Days {
  readonly names: readonly string[]
  readonly starts: readonly number[]
  readonly since: number
}

export function lastDays({ now, services }: Pick<Call, 'now' | 'services'>): Days {
  const zone = services.env.TZ_DEFAULT
  const first = addDays(localDay(now, zone), 1 - recentDays)
  const starts = dayStarts(first, recentDays, zone)
  const names = starts.map((_, index) => addDays(first, index))
  return { names, starts, since: Math.min(...starts) }
}

/** Which of the days a moment falls on: 1 is the first. */
export const dayOf = (at: PgColumn, { starts }: Days): SQL<number> =>
  sql<number>`width_bucket(${at}, array[${sql.join(
    starts.map((start) => sql`${start}`),
    sql`, `,
  )}]::bigint[])`

interface Counted {
  readonly day: number
  readonly count: number
}

/** One value for each day, 0 where there is none. */
export function valuesOf({ names }: Days, rows: readonly Counted[]): number[] {
  const counts = new Map(rows.map(({ day, count }) => [day, count]))
  return names.map((_, index) => counts.get(index + 1) ?? 0)
}
