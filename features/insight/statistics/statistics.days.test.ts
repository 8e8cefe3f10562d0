import { expect, test } from 'vitest'
import { addDays } from '#kit/time/calendar.ts'
import { daysOf, spansBetween } from './statistics.days.ts'

/** How often a day is counted where these spans are summed. */
const timesIn = ({ months, days }: ReturnType<typeof spansBetween>, day: string): number => {
  const [, month = '', own = ''] = daysOf(day)
  const isIn = (span: readonly [string, string] | null, text: string) =>
    span !== null && text >= span[0] && text <= span[1]
  return Number(isIn(months, month)) + days.filter((span) => isIn(span, own)).length
}

const year = Array.from({ length: 400 }, (_, index) => addDays('2023-12-20', index))

test.each([
  ['2024-01-01', '2024-12-31'],
  ['2024-02-10', '2024-02-20'],
  ['2024-02-10', '2024-03-05'],
  ['2024-02-29', '2024-02-29'],
  ['2024-02-01', '2024-02-29'],
  ['2024-01-31', '2024-05-01'],
  ['2023-12-31', '2024-01-01'],
  [undefined, '2024-06-15'],
  ['2024-06-15', undefined],
  [undefined, '2024-06-30'],
  ['2024-06-01', undefined],
])('from %s to %s every day is counted once, and no other', (from, to) => {
  const spans = spansBetween(from, to)
  for (const day of year) {
    const isBetween = (from === undefined || day >= from) && (to === undefined || day <= to)
    expect({ day, times: timesIn(spans, day) }).toEqual({ day, times: Number(isBetween) })
  }
})
