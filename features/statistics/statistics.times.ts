import { countsOf, type Sums } from './statistics.sums.ts'

/** Four to a doubling: neighbours differ by 19%, and that is how exact a median read from them is. */
const perDoubling = 4
/** A day; who leaves a card open over the weekend is put there too. */
const longestMs = 86_400_000
const lastBucket = Math.floor(Math.log2(longestMs / 1000) * perDoubling)

/** Where a time (milliseconds) is counted: bucket n holds 2^(n/4) to 2^((n+1)/4) seconds, the first one all below. */
export function bucketOf(ms: number): number {
  const bucket = Math.floor(Math.log2(Math.max(ms, 1000) / 1000) * perDoubling)
  return Math.min(lastBucket, bucket)
}

const beginOf = (bucket: number): number => 1000 * 2 ** (bucket / perDoubling)

/** A quarter, half and three quarters of the learners took at most this long, in milliseconds. */
export interface Times {
  readonly count: number
  readonly q1: number
  readonly median: number
  readonly q3: number
}

/** Median and quartiles of the times counted under `t.`; null where there are none. */
export function timesOf(sums: Sums): Times | null {
  const counts = [...countsOf(sums, 't.')]
    .map(([bucket, count]) => [Number(bucket), count] as const)
    .toSorted(([a], [b]) => a - b)
  const count = counts.reduce((all, [, one]) => all + one, 0)
  if (count === 0) return null
  const at = (share: number) => quantile(counts, share * count)
  return { count, q1: at(0.25), median: at(0.5), q3: at(0.75) }
}

/** Within a bucket times are taken to lie evenly on its logarithmic scale. */
function quantile(counts: readonly (readonly [number, number])[], rank: number): number {
  let before = 0
  for (const [bucket, count] of counts) {
    if (before + count >= rank) return Math.round(beginOf(bucket + (rank - before) / count))
    before += count
  }
  return 0
}
