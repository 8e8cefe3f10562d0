import { describe, expect, test } from 'vitest'
import { addSums, type Sums } from './statistics.sums.ts'
import { bucketOf, timesOf, timeSum } from './statistics.times.ts'

const counted = (times: readonly number[]): Sums =>
  times.reduce<Sums>((sums, ms) => addSums(sums, timeSum(ms)), {})

describe('median and quartiles', () => {
  test('are those of the times themselves, within a step of the scale', () => {
    const times = Array.from({ length: 101 }, (_, index) => 1000 * 1.08 ** index)
    const result = timesOf(counted(times))
    for (const [name, rank] of [
      ['q1', 25],
      ['median', 50],
      ['q3', 75],
    ] as const) {
      const ratio = (result?.[name] ?? 0) / (times[rank] ?? 1)
      expect(ratio).toBeGreaterThan(2 ** -0.25)
      expect(ratio).toBeLessThan(2 ** 0.25)
    }
    expect(result?.count).toBe(101)
  })

  test('of one learner are what that learner took', () => {
    expect(timesOf(counted([66_000]))).toEqual({ count: 1, q1: 66_000, median: 66_000, q3: 66_000 })
  })

  test('are what they were once a time is taken out again', () => {
    const one = counted([66_000])
    expect(timesOf(addSums(addSums(one, timeSum(70_000)), timeSum(70_000), -1))).toEqual(timesOf(one))
  })

  test('of nobody are none', () => {
    expect(timesOf({ met: 3 })).toBeNull()
  })
})

test.each([
  [0, 0],
  [999, 0],
  [1000, 0],
  [2000, 4],
  [60_000, 23],
  [10 ** 12, 65],
])('%i ms are counted in step %i', (ms, bucket) => {
  expect(bucketOf(ms)).toBe(bucket)
})
