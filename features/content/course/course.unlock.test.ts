import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayStart, localDay } from '#kit/time/calendar.ts'
import { courseTypes, learnModes, unlockModes } from './course.fields.ts'
import { unlockUnits } from './course.unlock.ts'
import type { UnlockLearner, UnlockRules } from './course.unlock.ts'

const hour = 3_600_000
const at = (moment: string) => Date.parse(moment)
const iso = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString())

const rules: UnlockRules = {
  type: 'selfPaced',
  learnMode: 'day',
  unlockMode: 'daily',
  isChasing: true,
}
const learner = (values: Partial<UnlockLearner> = {}): UnlockLearner => ({
  redeemedAt: at('2026-11-22T10:00:00Z'),
  timeZone: 'UTC',
  units: 3,
  learned: new Map(),
  ...values,
})
const opensAt = (unlockRules: UnlockRules, who: UnlockLearner, now = who.redeemedAt) =>
  unlockUnits(unlockRules, who, now).map((unit) => iso(unit.opensAt))

describe('a day of the calendar', () => {
  const cases: [day: string, zone: string, begins: string][] = [
    ['2026-11-22', 'Asia/Shanghai', '2026-11-21T16:00:00.000Z'],
    ['2026-11-22', 'Pacific/Kiritimati', '2026-11-21T10:00:00.000Z'],
    ['2026-11-22', 'Pacific/Pago_Pago', '2026-11-22T11:00:00.000Z'],
    ['2026-11-22', 'Asia/Kathmandu', '2026-11-21T18:15:00.000Z'],
    // Clocks forward in the night: the day before, the day itself, the day behind.
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-03-29', 'Europe/Madrid', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Madrid', '2026-03-29T22:00:00.000Z'],
    // And back.
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    ['2026-10-25', 'Europe/Madrid', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', 'Europe/Madrid', '2026-10-25T23:00:00.000Z'],
    // Days without a midnight: it jumps from 23:59 to 01:00.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    // Midnight comes twice, once on the day before.
    ['2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00:00.000Z'],
  ]
  test.each(cases)('%s in %s begins at %s', (day, zone, begins) => {
    expect(iso(dayStart(day, zone))).toBe(begins)
  })

  const zones = ['Asia/Shanghai', 'America/New_York', 'Europe/Madrid', 'Africa/Cairo', 'Australia/Lord_Howe']
  test('begins at the first moment that clocks show it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 4000 }), (zone, count) => {
        const day = addDays('2020-01-01', count)
        const begins = dayStart(day, zone)
        expect(localDay(begins, zone)).toBe(day)
        expect(localDay(begins - 1, zone)).toBe(addDays(day, -1))
      }),
      { numRuns: 500 },
    )
  })
})

describe('units open', () => {
  const daily: [what: string, UnlockRules, UnlockLearner, string[]][] = [
    [
      'at local midnight of each day',
      rules,
      learner({ timeZone: 'Asia/Shanghai' }),
      ['2026-11-21T16:00:00.000Z', '2026-11-22T16:00:00.000Z', '2026-11-23T16:00:00.000Z'],
    ],
    [
      'by sections like by days',
      { ...rules, learnMode: 'content' },
      learner(),
      ['2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z', '2026-11-24T00:00:00.000Z'],
    ],
    [
      'on the date of the learner, who has tomorrow already',
      rules,
      learner({ timeZone: 'Pacific/Kiritimati', redeemedAt: at('2026-11-22T10:00:00Z') }),
      ['2026-11-22T10:00:00.000Z', '2026-11-23T10:00:00.000Z', '2026-11-24T10:00:00.000Z'],
    ],
    [
      'on the date of the learner, who still has yesterday',
      rules,
      learner({ timeZone: 'Pacific/Pago_Pago', redeemedAt: at('2026-11-22T10:59:59Z') }),
      ['2026-11-21T11:00:00.000Z', '2026-11-22T11:00:00.000Z', '2026-11-23T11:00:00.000Z'],
    ],
    [
      'over the end of a month',
      rules,
      learner({ redeemedAt: at('2026-04-29T23:59:59Z') }),
      ['2026-04-29T00:00:00.000Z', '2026-04-30T00:00:00.000Z', '2026-05-01T00:00:00.000Z'],
    ],
    [
      'over a leap day',
      rules,
      learner({ redeemedAt: at('2028-02-28T12:00:00Z') }),
      ['2028-02-28T00:00:00.000Z', '2028-02-29T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
    ],
    [
      'over a February without one',
      rules,
      learner({ redeemedAt: at('2027-02-28T12:00:00Z'), units: 2 }),
      ['2027-02-28T00:00:00.000Z', '2027-03-01T00:00:00.000Z'],
    ],
    [
      'over a day of 23 hours',
      rules,
      learner({ timeZone: 'America/New_York', redeemedAt: at('2026-03-07T12:00:00Z') }),
      ['2026-03-07T05:00:00.000Z', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    ],
    [
      'over a day of 25 hours',
      rules,
      learner({ timeZone: 'Europe/Madrid', redeemedAt: at('2026-10-24T12:00:00Z') }),
      ['2026-10-23T22:00:00.000Z', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ],
    [
      'from the start of a camp, whenever it was redeemed',
      { ...rules, type: 'camp', startsOn: '2026-12-31' },
      learner({ timeZone: 'Asia/Shanghai' }),
      ['2026-12-30T16:00:00.000Z', '2026-12-31T16:00:00.000Z', '2027-01-01T16:00:00.000Z'],
    ],
    [
      'of a camp that began before it was redeemed, the first ones at once',
      { ...rules, type: 'camp', startsOn: '2026-11-20' },
      learner(),
      ['2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
    ],
    [
      'all of a course that says so on day 1',
      { ...rules, unlockMode: 'all' },
      learner(),
      ['2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
    ],
    [
      'all of such a camp on its first day',
      { ...rules, type: 'camp', startsOn: '2026-12-01', unlockMode: 'all' },
      learner({ units: 2 }),
      ['2026-12-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    ],
  ]
  test.each(daily)('%s', (_what, unlockRules, who, expected) => {
    expect(opensAt(unlockRules, who)).toEqual(expected)
  })

  test('gradually as soon as the one before is learned, not before', () => {
    const gradual = { ...rules, unlockMode: 'gradual' } as const
    expect(opensAt(gradual, learner())).toEqual(['2026-11-22T00:00:00.000Z', null, null])
    const learned = new Map([[1, at('2026-11-22T10:30:00Z')]])
    expect(opensAt(gradual, learner({ learned }))).toEqual([
      '2026-11-22T00:00:00.000Z',
      '2026-11-22T10:30:00.000Z',
      null,
    ])
  })

  test('gradually in a camp, but not before it begins', () => {
    const camp = { ...rules, type: 'camp', startsOn: '2026-12-01', unlockMode: 'gradual' } as const
    const [first] = unlockUnits(camp, learner(), at('2026-11-30T23:59:59.999Z'))
    expect(first).toMatchObject({ isOpen: false })
    const [, second] = unlockUnits(camp, learner({ learned: new Map([[1, 0]]) }), at('2026-12-01T00:00:00Z'))
    expect(second).toMatchObject({ isOpen: true, opensAt: at('2026-12-01T00:00:00Z') })
  })

  test('at the very moment and not one millisecond before', () => {
    const open = (now: string) => unlockUnits(rules, learner(), at(now)).map(({ isOpen }) => isOpen)
    expect(open('2026-11-22T23:59:59.999Z')).toEqual([true, false, false])
    expect(open('2026-11-23T00:00:00.000Z')).toEqual([true, true, false])
    expect(open('2030-01-01T00:00:00.000Z')).toEqual([true, true, true])
  })

  test('and stay open when the course changes its rules', () => {
    const opened = new Map([[3, at('2026-11-20T08:00:00Z')]])
    const units = unlockUnits(rules, learner({ opened }), at('2026-11-22T10:00:00Z'))
    expect(units.map(({ isOpen }) => isOpen)).toEqual([true, false, true])
  })

  test('for a whole year, the last one too', () => {
    const units = unlockUnits(rules, learner({ units: 365 }), at('2027-11-21T00:00:00Z'))
    expect(units).toHaveLength(365)
    expect(units.at(-1)).toEqual({
      unit: 365,
      opensAt: at('2027-11-21T00:00:00Z'),
      isOpen: true,
      endsAt: at('2027-11-22T00:00:00Z'),
      countsForCredit: true,
    })
  })
})

describe('credit', () => {
  const late = at('2026-11-23T08:00:00Z')
  const cases: [what: string, Partial<UnlockRules>, Map<number, number>, boolean[]][] = [
    ['counts for missed days where they may be caught up', {}, new Map(), [true, true, true]],
    ['ends with the day where they may not', { isChasing: false }, new Map(), [false, true, true]],
    [
      'stays for what was learned in time',
      { isChasing: false },
      new Map([[1, at('2026-11-22T23:59:59.999Z')]]),
      [true, true, true],
    ],
    [
      'is not given for what was learned later',
      { isChasing: false },
      new Map([[1, at('2026-11-23T00:00:00Z')]]),
      [false, true, true],
    ],
    [
      'ends with the day in sections that open daily',
      { isChasing: false, learnMode: 'content' },
      new Map(),
      [false, true, true],
    ],
    [
      'ends with the day where all days are open',
      { isChasing: false, unlockMode: 'all' },
      new Map(),
      [false, true, true],
    ],
    [
      'does not end in sections that are all open: they have no days',
      { isChasing: false, unlockMode: 'all', learnMode: 'content' },
      new Map(),
      [true, true, true],
    ],
    [
      'does not end where units wait for each other',
      { isChasing: false, unlockMode: 'gradual' },
      new Map(),
      [true, true, true],
    ],
  ]
  test.each(cases)('%s', (_what, changes, learned, expected) => {
    const units = unlockUnits({ ...rules, ...changes }, learner({ learned }), late)
    expect(units.map(({ countsForCredit }) => countsForCredit)).toEqual(expected)
  })

  test('of a missed day is lost, the day itself stays open', () => {
    const [first] = unlockUnits({ ...rules, isChasing: false }, learner(), late)
    expect(first).toMatchObject({ isOpen: true, countsForCredit: false })
  })
})

describe('whatever the course and whoever learns', () => {
  const anyRules = fc.record({
    type: fc.constantFrom(...courseTypes),
    learnMode: fc.constantFrom(...learnModes),
    unlockMode: fc.constantFrom(...unlockModes),
    isChasing: fc.boolean(),
    startsOn: fc.constantFrom('2026-11-20', '2026-03-07', '2028-02-28', null),
  })
  const zone = fc.constantFrom('Asia/Shanghai', 'America/New_York', 'Pacific/Kiritimati', 'Europe/Madrid')
  const start = at('2026-03-01T00:00:00Z')
  const times = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 8 })
  const anyCase = fc.tuple(anyRules, zone, times, fc.integer({ min: 0, max: 24 * 400 }))
  const learnedAfter = (hours: readonly number[]) =>
    new Map(hours.toSorted((a, b) => a - b).map((after, index) => [index + 1, start + after * hour]))

  test('the order is kept: nothing opens before what stands before it', () => {
    fc.assert(
      fc.property(anyCase, ([some, timeZone, hours, after]) => {
        const who = learner({ timeZone, units: 9, redeemedAt: start, learned: learnedAfter(hours) })
        const units = unlockUnits(some, who, start + after * hour)
        const moments = units.map((unit) => unit.opensAt ?? Infinity)
        expect(moments).toEqual(moments.toSorted((a, b) => a - b))
        expect(units[0]?.opensAt).not.toBeNull()
      }),
    )
  })

  test('learning more never opens anything later, nor closes it', () => {
    fc.assert(
      fc.property(anyCase, ([some, timeZone, hours, after]) => {
        const all = learnedAfter(hours)
        const fewer = new Map([...all].slice(0, -1))
        const unlocked = (learned: ReadonlyMap<number, number>) =>
          unlockUnits(some, learner({ timeZone, units: 9, redeemedAt: start, learned }), start + after * hour)
        const before = unlocked(fewer)
        unlocked(all).forEach((unit, index) => {
          expect(unit.opensAt ?? Infinity).toBeLessThanOrEqual(before[index]?.opensAt ?? Infinity)
          expect(before[index]?.isOpen === true && !unit.isOpen).toBe(false)
        })
      }),
    )
  })

  test('time only opens: what is open now is open later', () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 0, max: 1000 }), ([some, timeZone, hours, after], more) => {
        const who = learner({ timeZone, units: 9, redeemedAt: start, learned: learnedAfter(hours) })
        const now = unlockUnits(some, who, start + after * hour)
        const then = unlockUnits(some, who, start + (after + more) * hour)
        expect(now.every((unit, index) => !unit.isOpen || then[index]?.isOpen)).toBe(true)
      }),
    )
  })
})
