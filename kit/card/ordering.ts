import { shuffled } from '#kit/value/shuffle.ts'
import type { Part } from './partEdits.ts'
import type { Score } from './verdict.ts'

/** How an order is scored: by the pairs in the right order, or only where all is right. */
export const orderScorings = ['pairs', 'exact'] as const
export type OrderScoring = (typeof orderScorings)[number]

/**
 * How well `answered` follows `right`: Kendall's rank correlation tau (M. G. Kendall, "A New Measure of Rank Correlation",
 * Biometrika 30, 1938), not below 0. Of all pairs of items, those in the right order less those in the wrong one, as a
 * share: 1 is the right order, a random order has 0 on average, and two neighbours exchanged among five still have 0.8.
 */
export function orderShare(right: readonly string[], answered: readonly string[]): number {
  const place = new Map(answered.map((id, index) => [id, index]))
  let balance = 0
  let pairs = 0
  right.forEach((first, index) => {
    for (const second of right.slice(index + 1)) {
      pairs += 1
      balance += (place.get(first) ?? 0) < (place.get(second) ?? 0) ? 1 : -1
    }
  })
  return pairs === 0 ? 0 : Math.max(0, balance / pairs)
}

/** What an order of these parts, which stand in their right order, is worth. */
export function scoreOrder(
  right: readonly Part[],
  answered: readonly string[],
  scoring: OrderScoring,
): Score {
  const share = orderShare(idsOf(right), answered)
  const scaled = scoring === 'exact' ? Math.floor(share) : share
  return { scaled, passed: scaled === 1, parts: [] }
}

/** Whether the ids are those of all parts, each of them once. */
export const isOrderOf = (parts: readonly Part[], ids: readonly string[]): boolean =>
  ids.length > 0 && ids.length === parts.length && parts.every(({ id }) => ids.includes(id))

const idsOf = (parts: readonly Part[]): string[] => parts.map(({ id }) => id)

const tries = 12
const wellMixed = 0.4

/** The parts as one learner meets them: never in their order already, and where it can be done not nearly so. */
export function mixedUp<Item extends Part>(parts: readonly Item[], seed: number): readonly Item[] {
  const right = idsOf(parts)
  let best: readonly Item[] = parts.toReversed()
  let least = 1
  for (let turn = 0; turn < tries && least > wellMixed; turn += 1) {
    const mixed = shuffled(parts, seed + turn)
    const share = orderShare(right, idsOf(mixed))
    if (share < least) [best, least] = [mixed, share]
  }
  return best
}
