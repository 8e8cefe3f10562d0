import { expect, test } from 'vitest'
import { itemOf } from './statistics.items.ts'
import { addSums, type Sums } from './statistics.sums.ts'

/** Sums of learners by the result of the question and the share of the rest, both in thousandths. */
const sumsOf = (pairs: readonly (readonly [number, number])[]): Sums =>
  pairs.reduce<Sums>(
    (sums, [x, y]) => addSums(sums, { first: 1, firstX: x, n: 1, x, y, xx: x * x, yy: y * y, xy: x * y }),
    {},
  )

const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value)

test('the correlation is that of a book: 0.84 for four learners of whom the better two know it', () => {
  const item = itemOf(
    sumsOf([
      [0, 200],
      [0, 500],
      [1000, 700],
      [1000, 1000],
    ]),
  )
  expect(item).toMatchObject({ answers: 4, difficulty: 0.5, compared: 4 })
  // x: 0 0 1 1, y: .2 .5 .7 1: Sxy = .5, Sxx = 1, Syy = .34, so .5 / √.34.
  expect(item?.discrimination).toBeCloseTo(0.5 / Math.sqrt(0.34), 6)
})

test.each([
  ['nobody has said anything', [], null],
  ['everybody knows it', [...times(19, [1000, 500] as const), [1000, 900] as const], ['tooEasy']],
  ['hardly anybody knows it', [...times(19, [0, 500] as const), [1000, 900] as const], ['tooHard']],
  [
    'it has nothing to do with the rest',
    times(10, [
      [0, 400],
      [1000, 400],
      [0, 600],
      [1000, 600],
    ] as const).flat(),
    ['poor'],
  ],
  [
    'who knows more gets it wrong',
    times(10, [
      [0, 900],
      [1000, 100],
    ] as const).flat(),
    ['inverse'],
  ],
  [
    'who knows more knows it',
    times(10, [
      [1000, 900],
      [0, 100],
    ] as const).flat(),
    [],
  ],
  ['there are too few to say so', times(19, [0, 100] as const), []],
] as const)('where %s', (_what, pairs, weak) => {
  expect(itemOf(sumsOf(pairs))?.weak ?? null).toEqual(weak)
})
