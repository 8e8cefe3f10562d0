import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPlayTime, parsePlayTime } from './playTime.ts'

test.each([
  [0, 0, '0:00'],
  [65.9, 0, '1:05'],
  [3723, 0, '1:02:03'],
  [-3, 0, '0:00'],
  [65.25, 2, '1:05.25'],
  [65.2, 3, '1:05.2'],
  [59.9999, 2, '1:00'],
])('%d seconds with %d decimals are read as %s', (seconds, decimals, text) => {
  expect(formatPlayTime(seconds, decimals)).toBe(text)
})

test.each([
  ['65', 65],
  [' 1:05 ', 65],
  ['１：０５', 65],
  ['1:05,5', 65.5],
  ['1:02:03.25', 3723.25],
  ['90:00', 5400],
  ['-1', null],
  ['-0:01', null],
  ['1:60', null],
  ['1:99:00', null],
  ['abc', null],
  ['', null],
  ['1e3', null],
])('%j is understood as %s', (text, seconds) => {
  expect(parsePlayTime(text)).toBe(seconds)
})

test('what is shown can be typed again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 86_400_000 }), (ms) => {
      expect(parsePlayTime(formatPlayTime(ms / 1000, 3))).toBeCloseTo(ms / 1000, 6)
    }),
  )
})
