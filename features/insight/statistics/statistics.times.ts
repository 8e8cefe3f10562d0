import { countsOf, type Sums } from './statistics.sums.ts'

/** Four to a doubling: neighbours differ by 19%, and that is how exact a median read from them is. */
const perDoubling = 4
/** A day; who leaves a card open over the weekend is put there too. */
const maxMs = 86_400_000
const lastBucket = Math.floor(Math.log2(maxMs / 1000) * perDoubling)

/** Bucket n holds times of 2^(n/4) to 2^((n+1)/4) seconds, the first one all below. */
export function bucketOf(ms: number): number {
  const bucket = Math.floor(Math.log2(Math.max(ms, 1000) / 1000) * perDoubling)
  return Math.min(lastBucket, bucket)
}

/** What one time (milliseconds) adds to the sums: a count in its bucket, and itself. */
export function timeSum(ms: number): Sums {
  if (ms <= 0) return {}
  const bucket = bucketOf(ms)
  return { [`t.${bucket}`]: 1, [`ms.${bucket}`]: Math.round(ms) }
}

/** A quarter, half and three quarters of the learners took at most this long, in milliseconds. */
export interface Times {
  readonly count: number
  readonly q1: number
  readonly median: number
  readonly q3: number
}

interface Bucket {
  readonly bucket: number
  readonly count: number
  /** Of the times in it. */
  readonly mean: number
}

/**
 * Median and quartiles of the times counted under `t.`; null where there are none. Each is the mean of the bucket that it
 * lies in: a time that is alone there is given exactly.
 */
export function timesOf(sums: Sums): Times | null {
  const all = countsOf(sums, 'ms.')
  const buckets = [...countsOf(sums, 't.')]
    .map(([bucket, count]) => ({ bucket: Number(bucket), count, mean: (all.get(bucket) ?? 0) / count }))
    .toSorted((one, other) => one.bucket - other.bucket)
  const count = buckets.reduce((before, one) => before + one.count, 0)
  if (count === 0) return null
  const at = (share: number) => quantile(buckets, share * count)
  return { count, q1: at(0.25), median: at(0.5), q3: at(0.75) }
}

function quantile(buckets: readonly Bucket[], rank: number): number {
  let before = 0
  for (const { count, mean } of buckets) {
    if (before + count >= rank) return Math.round(mean)
    before += count
  }
  return 0
}
