import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  carryRanges,
  coveredSeconds,
  furthestIn,
  joinRanges,
  maxRanges,
  rangesSchema,
  resumeIn,
  type Range,
} from './mediaRanges.ts'

const range = fc
  .tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 200 }))
  .map(([from, length]): Range => [from / 10, (from + length) / 10])
const some = fc.array(range, { maxLength: 40 })
const whole: Range = [0, 400]

test('stretches that meet, overlap or nearly meet become one', () => {
  expect(
    joinRanges(
      [
        [5, 8],
        [0, 2],
      ],
      [[2.1, 3]],
      [[7, 9]],
    ),
  ).toEqual([
    [0, 3],
    [5, 9],
  ])
  expect(joinRanges(undefined, [])).toEqual([])
})

test('a union covers all that it is made of, is in order, and its stretches are apart', () => {
  fc.assert(
    fc.property(some, some, (a, b) => {
      const joined = joinRanges(a, b)
      for (const each of [...a, ...b]) expect(coveredSeconds(joined, each)).toBeCloseTo(each[1] - each[0], 6)
      for (const [index, [from]] of joined.entries())
        if (index > 0) expect(from).toBeGreaterThan(joined[index - 1]?.[1] ?? Infinity)
      expect(coveredSeconds(joined, whole)).toBeGreaterThanOrEqual(coveredSeconds(a, whole) - 1e-9)
    }),
  )
})

test('the order in which stretches are reported does not matter, nor how often', () => {
  fc.assert(
    fc.property(some, some, some, (a, b, c) => {
      const joined = joinRanges(a, b, c)
      expect(joinRanges(c, joinRanges(b, a))).toEqual(joined)
      expect(joinRanges(joined, a, joined)).toEqual(joined)
    }),
  )
})

test('thousands of scraps are kept as a few hundred stretches that still hold them all', () => {
  const scraps = Array.from({ length: 900 }, (_, index): Range => [index * 2, index * 2 + 1])
  const joined = joinRanges(scraps)
  expect(joined.length).toBeLessThanOrEqual(maxRanges)
  for (const scrap of scraps) expect(coveredSeconds(joined, scrap)).toBe(1)
})

test('only what lies within the span counts, and each second once', () => {
  expect(
    coveredSeconds(
      [
        [0, 10],
        [5, 12],
        [18, 90],
      ],
      [8, 20],
    ),
  ).toBe(6)
  expect(coveredSeconds([], [0, 9])).toBe(0)
})

test.each([
  ['nothing was played', [], 10, 10],
  ['half was played', [[10, 15]], 15, 15],
  ['a later part was played', [[20, 25]], 25, 10],
  ['all was played', [[10, 30]], 30, 10],
] as const)('when %s one may go, and goes on, from there', (_, played, furthest, resume) => {
  expect(furthestIn(played, [10, 30])).toBe(furthest)
  expect(resumeIn(played, [10, 30])).toBe(resume)
})

test.each([
  ['backwards', [[3, 2]]],
  ['empty', [[3, 3]]],
  ['before the beginning', [[-1, 2]]],
  ['longer than a day', [[0, 90_000]]],
  ['endless', [[0, Infinity]]],
  ['not a stretch', [[1]]],
  ['too many', Array.from({ length: maxRanges + 1 }, () => [0, 1])],
])('a claim that is %s is refused', (_, claim) => {
  expect(z.safeParse(rangesSchema, claim).success).toBe(false)
})

test('what was heard slowly counts for the same words at their own pace', () => {
  expect(
    carryRanges(
      [
        [0, 20],
        [30, 41],
      ],
      [0, 40],
      [5, 25],
    ),
  ).toEqual([
    [5, 15],
    [20, 25],
  ])
})
