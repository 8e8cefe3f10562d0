import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offsetsOf, spareRows, windowAt } from './rowWindow.ts'

const rows = (count: number) => offsetsOf(Array.from({ length: count }, () => 60))

test.each([
  ['the top', 0, { from: 0, to: 20 }],
  ['the middle', 6000, { from: 92, to: 120 }],
  ['the end', 17_400, { from: 280, to: 300 }],
  ['behind the end, where rows have gone', 90_000, { from: 292, to: 300 }],
])('at %s of 300 rows those near the 600 seen pixels are drawn', (_, top, expected) => {
  expect(windowAt(rows(300), top, 600, 8)).toEqual(expected)
})

test('every row that is seen is drawn, whatever their heights', () => {
  const heights = fc.array(fc.integer({ min: 20, max: 90 }), { minLength: 1, maxLength: 400 })
  const spares = fc.constantFrom(...Object.values(spareRows))
  fc.assert(
    fc.property(heights, fc.double({ min: 0, max: 1, noNaN: true }), spares, (each, share, spare) => {
      const offsets = offsetsOf(each)
      const top = share * (offsets.at(-1) ?? 0)
      const { from, to } = windowAt(offsets, top, 700, spare)
      each.forEach((height, index) => {
        const start = offsets[index] ?? 0
        if (start + height > top && start < top + 700) expect(index >= from && index < to).toBe(true)
      })
      expect(to).toBeGreaterThan(from)
    }),
  )
})

test('without rows nothing is drawn', () => {
  expect(windowAt(offsetsOf([]), 0, 600, 8)).toEqual({ from: 0, to: 0 })
})
