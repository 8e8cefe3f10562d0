import { describe, expect, test } from 'vitest'
import { learnedUnits, unitStatus, type UnitActivityResult } from './learning.units.ts'

const done = (unit: number, finishedAt: number): UnitActivityResult => ({
  unit,
  status: 'learned',
  finishedAt,
})
const begun = (unit: number): UnitActivityResult => ({ unit, status: 'learning', finishedAt: null })
const untouched = (unit: number): UnitActivityResult => ({ unit, status: null, finishedAt: null })

describe('the units that are learned', () => {
  test.each([
    ['nothing was done', [untouched(1), untouched(2)], []],
    ['one of two activities is done', [done(1, 5), begun(1), untouched(2)], []],
    ['all are done, the last one counts', [done(1, 5), done(1, 9), untouched(2)], [[1, 9]]],
    ['the second before the first', [untouched(1), done(2, 7)], [[2, 7]]],
  ])('%s', (_what, results, learned) => {
    expect([...learnedUnits(results, 2, 1)]).toEqual(learned)
  })

  test('an empty one is learned with the one before, and does not skip what is not', () => {
    expect([...learnedUnits([done(2, 9), untouched(3)], 5, 1)]).toEqual([
      [1, 1],
      [2, 9],
    ])
    expect([...learnedUnits([done(1, 9)], 3, 1)]).toEqual([
      [1, 9],
      [2, 9],
      [3, 9],
    ])
  })
})

test.each([
  [[done(1, 1)], false, 'locked'],
  [[untouched(1)], true, 'pending'],
  [[begun(1), untouched(1)], true, 'learning'],
  [[done(1, 1), untouched(1)], true, 'learning'],
  [[done(1, 1)], true, 'learned'],
  [[], true, 'learned'],
] as const)('a unit of %j that is open (%s) is %s', (own, isOpen, status) => {
  expect(unitStatus(own, isOpen)).toBe(status)
})
