import { addDays } from '#kit/time/calendar.ts'
import { anyDay } from './statistics.cohort.ts'

/** `2026-11` of `2026-11-22`. */
const monthOf = (day: string): string => day.slice(0, 7)

/** The rows that a day's sums are stored in: of all days, of its month, its own. So a year is read in twelve rows. */
export const daysOf = (day: string): readonly string[] => [anyDay, monthOf(day), day]

type Span = readonly [from: string, to: string]

/** What lies between two days: whole months, and the days that are left over at both ends. */
export interface Spans {
  readonly months: Span | null
  readonly days: readonly Span[]
}

/** The first and last month that there could be, as texts are compared. */
const [earliest, latest] = ['', '9999-99']

/** Both days included; undefined is open. Every day between is in exactly one of the spans. */
export function spansBetween(from: string | undefined, to: string | undefined): Spans {
  const first = from === undefined ? earliest : startsMonth(from) ? monthOf(from) : nextMonth(from, 1)
  const last = to === undefined ? latest : endsMonth(to) ? monthOf(to) : nextMonth(to, -1)
  if (first > last) return { months: null, days: [[from ?? '', to ?? '']] }
  const head: Span[] = from === undefined || startsMonth(from) ? [] : [[from, `${monthOf(from)}-31`]]
  const tail: Span[] = to === undefined || endsMonth(to) ? [] : [[`${monthOf(to)}-01`, to]]
  return { months: [first, last], days: [...head, ...tail] }
}

const startsMonth = (day: string): boolean => day.endsWith('-01')
const endsMonth = (day: string): boolean => startsMonth(addDays(day, 1))

/** The month that is `step` months behind that of a day. */
function nextMonth(day: string, step: 1 | -1): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const count = year * 12 + month - 1 + step
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}
