import { describe, expect, test } from 'vitest'
import { unlocksOf, rulesIn, unitsByDay } from './unlocks.ts'

const form = { type: 'selfPaced', learnMode: 'day', unlockMode: 'daily', isChasing: false, startDate: null }
const learner = { redeemed: '2026-02-27', timeZone: 'America/New_York', pace: 3 }

function daysOf(values: object, units = 3): string[] {
  const rules = rulesIn({ ...form, ...values })
  return rules ? unlocksOf(rules, units, learner).map(({ day }) => day) : []
}

describe('for a learner who redeems on the 27th of February', () => {
  test.each([
    ['a day opens each day', {}, ['2026-02-27', '2026-02-28', '2026-03-01']],
    ['everything opens at once', { unlockMode: 'all' }, ['2026-02-27', '2026-02-27', '2026-02-27']],
    [
      'the next one opens when the one before is learned',
      { unlockMode: 'gradual' },
      ['2026-02-27', '2026-03-02', '2026-03-05'],
    ],
    [
      'a camp waits for its first day',
      { type: 'camp', startDate: '2026-03-07' },
      ['2026-03-07', '2026-03-08', '2026-03-09'],
    ],
  ])('%s', (_, values, expected) => {
    expect(daysOf(values)).toEqual(expected)
  })
})

test('without a learning mode or a way of unlocking nothing is shown', () => {
  expect(rulesIn({ ...form, unlockMode: null })).toBeUndefined()
  expect(rulesIn({ ...form, learnMode: null })).toBeUndefined()
})

test('a day tells everything that opens on it', () => {
  const unlocks = [
    { unit: 1, day: '2026-01-01' },
    { unit: 2, day: '2026-01-01' },
    { unit: 3, day: '2026-01-02' },
  ]
  expect([...unitsByDay(unlocks)]).toEqual([
    ['2026-01-01', [1, 2]],
    ['2026-01-02', [3]],
  ])
})
