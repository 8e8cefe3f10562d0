import { expect, test } from 'vitest'
import { daysUntil, lastMonths } from './months.ts'

test('the months that are offered reach back over the turn of a year', () => {
  const months = lastMonths(new Date(2026, 1, 28).getTime())
  expect(months.slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12'])
  expect(months).toHaveLength(12)
})

test('the days of a month are all there, up to the last one with use', () => {
  expect(daysUntil('2026-11-03')).toEqual(['2026-11-01', '2026-11-02', '2026-11-03'])
})
