import * as z from 'zod/mini'

/** A stretch of a recording in seconds from its beginning, `from` before `to`. */
export type Range = readonly [from: number, to: number]

/** A day: no recording is longer. */
export const maxSeconds = 86_400
export const secondsSchema = z.number().check(z.minimum(0), z.maximum(maxSeconds))

export const maxRanges = 200

export const rangesSchema = z
  .array(z.tuple([secondsSchema, secondsSchema]).check(z.refine(([from, to]) => from < to)))
  .check(z.maxLength(maxRanges))

/** Seconds between two stretches that count as played, since a pause leaves such gaps. */
const gap = 0.25

/**
 * The union of stretches, in order and apart from each other. Never smaller than what it is made of; beyond `maxRanges`
 * stretches the narrowest gaps are closed, so that what is kept stays small.
 */
export function joinRanges(...lists: readonly (readonly Range[] | undefined)[]): [number, number][] {
  const sorted = lists
    .flatMap((list) => list ?? [])
    .filter(([from, to]) => from < to)
    .toSorted((a, b) => a[0] - b[0])
  return fewRanges(closed(sorted, gap))
}

function closed(sorted: readonly Range[], within: number): [number, number][] {
  const joined: [number, number][] = []
  for (const [from, to] of sorted) {
    const last = joined.at(-1)
    if (last && from - last[1] <= within) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

function fewRanges(ranges: [number, number][]): [number, number][] {
  const excess = ranges.length - maxRanges
  if (excess <= 0) return ranges
  const gaps = ranges.slice(1).map(([from], index) => from - (ranges[index]?.[1] ?? 0))
  return closed(ranges, gaps.toSorted((a, b) => a - b)[excess - 1] ?? 0)
}

/** Seconds of `span` that the stretches cover; they may overlap. */
export function coveredSeconds(ranges: readonly Range[], [from, to]: Range): number {
  const inside = ranges.flatMap<Range>((range) => {
    const cut: Range = [Math.max(from, range[0]), Math.min(to, range[1])]
    return cut[0] < cut[1] ? [cut] : []
  })
  return closed(
    inside.toSorted((a, b) => a[0] - b[0]),
    0,
  ).reduce((sum, [start, end]) => sum + (end - start), 0)
}

/** How far one may go where nothing may be skipped: the end of what was played, not before the span's beginning. */
export const furthestIn = (ranges: readonly Range[], [from, to]: Range): number =>
  Math.min(to, Math.max(from, ...ranges.map((range) => range[1])))

/** Where somebody who comes back goes on: the end of what was played from the beginning; the beginning once all was. */
export function resumeIn(ranges: readonly Range[], [from, to]: Range): number {
  const first = joinRanges(ranges).find((range) => range[0] <= from + gap && range[1] > from)
  return first && first[1] < to - 1 ? first[1] : from
}

/** Stretches of one recording as those of another that says the same at another pace: `from` there is `to` here. */
export const carryRanges = (ranges: readonly Range[], from: Range, to: Range): [number, number][] => {
  const pace = (to[1] - to[0]) / (from[1] - from[0])
  const carried = (seconds: number) => to[0] + (Math.min(seconds, from[1]) - from[0]) * pace
  return ranges.map((range) => [carried(range[0]), carried(range[1])])
}
