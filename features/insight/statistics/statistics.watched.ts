import { coveredSeconds } from '#kit/media/mediaRanges.ts'
import { cardOf, type Card } from '#cards/registry.ts'
import { countsOf, type Sums } from './statistics.sums.ts'

/** Into how many equal parts a recording is cut: fine enough to see where people leave or go back. */
const slices = 40

/** A part of a recording, in seconds, and how many learners have played it. */
export interface WatchedPart {
  readonly from: number
  readonly to: number
  readonly count: number
}

const partOf = (from: number, to: number, index: number): readonly [number, number] => {
  const step = (to - from) / slices
  return [from + index * step, from + (index + 1) * step]
}

/** `w.<part>`: 1 for each part of the recording of which this learner has played at least half. */
export function watchedSums(card: Card, progress: unknown): Sums {
  const played = cardOf(card.type).progress.played(card, progress)
  if (!played?.span) return {}
  const { span, ranges } = played
  const sums: Record<string, number> = {}
  for (let index = 0; index < slices; index += 1) {
    const part = partOf(span[0], span[1], index)
    if (coveredSeconds(ranges, part) * 2 >= part[1] - part[0]) sums[`w.${index}`] = 1
  }
  // How long it is where only the players knew: the author's own length goes before theirs.
  return { ...sums, played: 1, length: Math.round(span[1] - span[0]), from: Math.round(span[0]) }
}

/** How many have played each part; empty where the card has nothing to play, or nobody has. */
export function watchedParts(sums: Sums): WatchedPart[] {
  const { played = 0, length = 0, from = 0 } = sums
  if (played === 0) return []
  const counts = countsOf(sums, 'w.')
  const begin = from / played
  return Array.from({ length: slices }, (_, index) => {
    const [start, end] = partOf(begin, begin + length / played, index)
    return { from: start, to: end, count: counts.get(String(index)) ?? 0 }
  })
}
