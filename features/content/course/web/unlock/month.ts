/** A day of the calendar as `YYYY-MM-DD`; the same day whatever zone it is told in. */
export type Day = string

export interface Month {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
}

const two = (value: number) => String(value).padStart(2, '0')
const dayOf = (date: Date): Day =>
  `${String(date.getUTCFullYear()).padStart(4, '0')}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`

/** Noon in UTC of a day: for `Intl` with the zone UTC, which then tells this very day. */
export const momentOf = (day: Day): number => Date.parse(`${day}T12:00:00Z`)

export const monthOf = (day: Day): Month => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
})

export const monthAfter = ({ year, month }: Month, count: number): Month => {
  const date = new Date(Date.UTC(year, month - 1 + count, 1))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
}

export const isMonth = (one: Month, other: Month) => one.year === other.year && one.month === other.month

/**
 * The weeks of a month with the days of its neighbours that fill them up. `firstDay`: 1 is Monday, 7 Sunday.
 */
export function weeksOf({ year, month }: Month, firstDay: number): Day[][] {
  const first = new Date(Date.UTC(year, month - 1, 1))
  const leadingDays = (first.getUTCDay() - (firstDay % 7) + 7) % 7
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const weeks = Math.ceil((leadingDays + length) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, place) =>
      dayOf(new Date(Date.UTC(year, month - 1, 1 - leadingDays + week * 7 + place))),
    ),
  )
}
