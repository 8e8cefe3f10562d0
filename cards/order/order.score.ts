import { shuffled } from '#kit/value/shuffle.ts'
import type { Score } from '#kit/card/verdict.ts'
import type { OrderCard, OrderItem, OrderResponse } from './order.schema.ts'

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

export function scoreOrder(card: OrderCard, { itemIds }: OrderResponse): Score {
  const share = orderShare(
    card.items.map(({ id }) => id),
    itemIds,
  )
  const scaled = card.scoring === 'exact' ? Math.floor(share) : share
  return { scaled, passed: scaled === 1, parts: [] }
}

const tries = 12
const wellMixed = 0.4

/** The items as one learner meets them: never solved already, and where it can be done not nearly so. */
export function arrangeItems(card: OrderCard, seed: number): readonly OrderItem[] {
  const own = seed ^ Math.imul(card.id, 0x9e3779b1)
  const right = card.items.map(({ id }) => id)
  let best: readonly OrderItem[] = card.items.toReversed()
  let least = 1
  for (let turn = 0; turn < tries && least > wellMixed; turn += 1) {
    const items = shuffled(card.items, own + turn)
    const share = orderShare(
      right,
      items.map(({ id }) => id),
    )
    if (share < least) [best, least] = [items, share]
  }
  return best
}
