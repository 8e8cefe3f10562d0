import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clipProblems, isPlayedEnough, joinPlayed, spanOf, type Clip } from './clip.ts'

const clip = (own: Partial<Clip> = {}): Clip => ({
  fileId: 1,
  durationMs: 100_000,
  start: 0,
  end: null,
  ...own,
})

test.each([
  ['the whole file', clip(), undefined, [0, 100]],
  ['a part', clip({ start: 10, end: 40 }), undefined, [10, 40]],
  ['an end beyond the file', clip({ end: 400 }), undefined, [0, 100]],
  ['an end before the start', clip({ start: 10, end: 5 }), undefined, null],
  ['a length that nobody knows', clip({ durationMs: null }), undefined, null],
  ['a length that the player measured', clip({ durationMs: null }), 30, [0, 30]],
  ['a learner who claims another length', clip(), 3, [0, 100]],
])('what is played of %s', (_, clip, measured, span) => {
  expect(spanOf(clip, measured)).toEqual(span)
})

test.each([
  ['nothing', undefined, 90, false],
  ['most, in one piece', { ranges: [[0, 90]] }, 90, true],
  [
    'most, in two pieces',
    {
      ranges: [
        [0, 50],
        [55, 96],
      ],
    },
    90,
    true,
  ],
  ['the end alone', { ranges: [[80, 100]] }, 90, false],
  [
    'one half twice',
    {
      ranges: [
        [0, 50],
        [0, 50],
      ],
    },
    90,
    false,
  ],
  ['stretches beyond the file', { ranges: [[50, 5000]] }, 90, false],
  ['a shorter file, as the learner says', { ranges: [[0, 5]], length: 5 }, 90, false],
  ['all but the last instant', { ranges: [[0, 99.7]] }, 100, true],
] as const)('who played %s', (_, played, percent, isEnough) => {
  const now = played && { ...played, ranges: played.ranges.map(([a, b]): [number, number] => [a, b]) }
  expect(isPlayedEnough(clip(), now, percent)).toBe(isEnough)
})

test('what was played enough once stays so, whatever is reported later', () => {
  const range = fc
    .tuple(fc.nat(90), fc.integer({ min: 1, max: 40 }))
    .map(([a, b]): [number, number] => [a, a + b])
  const played = fc.record({
    ranges: fc.array(range, { maxLength: 9 }),
    length: fc.integer({ min: 1, max: 200 }),
  })
  fc.assert(
    fc.property(played, played, (a, b) => {
      const joined = joinPlayed(a, b)
      for (const one of [a, b])
        if (isPlayedEnough(clip(), one, 60)) expect(isPlayedEnough(clip(), joined, 60)).toBe(true)
    }),
  )
})

test('a part that ends before it begins, or begins after the file, is reported beside its field', () => {
  expect(clipProblems(clip({ start: 5, end: 5 }))).toEqual([{ path: 'end', key: 'problems.endFirst' }])
  expect(clipProblems(clip({ start: 100 }), 'blocks.2.')).toEqual([
    { path: 'blocks.2.start', key: 'problems.startLate' },
  ])
  expect(clipProblems(clip({ durationMs: null, start: 7 }))).toEqual([])
})
