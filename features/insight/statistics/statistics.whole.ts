import { addDays } from '#kit/time/calendar.ts'
import type { Starts, Whole } from './statistics.records.ts'
import { countsOf, sumOf, type Sums } from './statistics.sums.ts'
import { timesOf } from './statistics.times.ts'

const row = (counts: ReadonlyMap<string, number>, keys: readonly number[]): number[] =>
  keys.map((key) => counts.get(String(key)) ?? 0)

/** The most days that a chart shows, the last ones: a chart of more than a year of days is not readable. */
export const maxDays = 366

/** How many days back all activities together are shown by day, unless days are chosen. */
export const recentDays = 60

const tenths = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The figures of whole activities, out of their sums. */
export function wholeOf(sums: Sums): Whole {
  const scored = sumOf(sums, 'scored')
  return {
    learners: sumOf(sums, 'met'),
    finished: sumOf(sums, 'done'),
    scored,
    score: scored === 0 ? null : sumOf(sums, 'score') / scored / 1000,
    scores: row(countsOf(sums, 'score.'), tenths),
    stars: row(countsOf(sums, 'stars.'), [1, 2, 3]),
    times: timesOf(sums),
  }
}

/** Days in their order, from the first to the last on which somebody began; between them also those on which nobody did. */
export function startsOf(days: ReadonlyMap<string, Sums>): Starts {
  const sorted = [...days.keys()].toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return []
  const starts = []
  const earliest = addDays(last, 1 - maxDays)
  for (let day = first > earliest ? first : earliest; day <= last; day = addDays(day, 1)) {
    const sums = days.get(day) ?? {}
    starts.push({ day, learners: sumOf(sums, 'met'), finished: sumOf(sums, 'done') })
  }
  return starts
}
