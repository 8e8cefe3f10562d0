import { differingPaths } from '#kit/value/sameJson.ts'
import type { Card } from '#cards/index.ts'
import { everyCard, shellOf, type Deck, type Placed } from './deck.document.ts'

export interface Comparison {
  readonly added: readonly Placed[]
  readonly removed: readonly Placed[]
  /** The fewest cards whose moves explain the new order. */
  readonly moved: readonly { readonly card: Card; readonly from: Placed; readonly to: Placed }[]
  readonly changed: readonly Change[]
}

export interface Change {
  readonly before: Card
  readonly after: Card
  /** Dotted paths at which they differ, at most three steps deep; cards inside are compared by themselves. */
  readonly paths: readonly string[]
}

const depth = 3

/** What was added, removed, moved and changed from `before` to `after`; a card is the same by its id. */
export function compareDecks(before: Deck, after: Deck): Comparison {
  const old = new Map(everyCard(before).map((placed) => [placed.card.id, placed]))
  const now = new Map(everyCard(after).map((placed) => [placed.card.id, placed]))
  const both = [...now.values()].flatMap((to) => {
    const from = old.get(to.card.id)
    return from ? [{ card: to.card, from, to }] : []
  })
  return {
    added: [...now.values()].filter(({ card }) => !old.has(card.id)),
    removed: [...old.values()].filter(({ card }) => !now.has(card.id)),
    moved: movedAmong(both, [...old.keys()]),
    changed: both.flatMap(({ from, to }) => {
      const paths = differingPaths(shellOf(from.card), shellOf(to.card), depth)
      return paths.length > 0 ? [{ before: from.card, after: to.card, paths }] : []
    }),
  }
}

function movedAmong(both: Comparison['moved'], oldOrder: readonly number[]): Comparison['moved'] {
  const rank = new Map(oldOrder.map((id, index) => [id, index]))
  const ranks = both.map(({ card }) => rank.get(card.id) ?? 0)
  const still = longestRise(ranks)
  return both.filter(({ from, to }, index) => !still.has(index) || from.parentId !== to.parentId)
}

/** Indexes of a longest strictly rising subsequence. */
export function longestRise(values: readonly number[]): Set<number> {
  const best = values.map(() => ({ length: 1, before: -1 }))
  values.forEach((value, index) => {
    for (let earlier = 0; earlier < index; earlier += 1) {
      const length = (best[earlier]?.length ?? 0) + 1
      const isLower = (values[earlier] ?? value) < value
      if (isLower && length > (best[index]?.length ?? 0)) best[index] = { length, before: earlier }
    }
  })
  const longest = Math.max(0, ...best.map(({ length }) => length))
  const rise = new Set<number>()
  let at = best.findIndex(({ length }) => length === longest)
  while (at >= 0) {
    rise.add(at)
    at = best[at]?.before ?? -1
  }
  return rise
}
