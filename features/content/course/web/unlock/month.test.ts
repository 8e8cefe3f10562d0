import { describe, expect, test } from 'vitest'
import { monthAfter, weeksOf } from './month.ts'

describe('a month', () => {
  test('begins with the first day of the week of its readers', () => {
    expect(weeksOf({ year: 2026, month: 11 }, 1).map((week) => week[0])).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ])
    expect(weeksOf({ year: 2026, month: 11 }, 7)[0]?.[0]).toBe('2026-11-01')
  })

  test('of 28 days that begins with the week has four weeks', () => {
    expect(weeksOf({ year: 2027, month: 2 }, 1)).toHaveLength(4)
  })

  test('is followed by the next one, over the end of a year too', () => {
    expect(monthAfter({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 })
    expect(monthAfter({ year: 2027, month: 1 }, -1)).toEqual({ year: 2026, month: 12 })
  })
})
