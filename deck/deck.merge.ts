import type { Card } from '#cards/index.ts'
import { sameJson } from '#kit/sameJson.ts'
import type { Deck } from './deck.document.ts'

/** One card that both changed since `base`; undefined means deleted (or, of `base`, not there yet). */
export interface Conflict {
  readonly id: number
  readonly base: Card | undefined
  readonly mine: Card | undefined
  readonly theirs: Card | undefined
}

export interface Merge {
  /** Both sides' work. Where they conflict it holds mine; a card that I deleted and they changed is there as theirs. */
  readonly deck: Deck
  readonly conflicts: readonly Conflict[]
  /** Cards that came from the other side: changed, added or deleted, for the notice. */
  readonly taken: readonly number[]
}

type ById = ReadonlyMap<number, Card>
const byId = (deck: Deck): ById => new Map(deck.map((card) => [card.id, card]))

/** Three-way merge card by card over the deck that both began with. Different cards merge, the same card conflicts. */
export function mergeDecks(base: Deck, mine: Deck, theirs: Deck): Merge {
  const [was, own, other] = [byId(base), byId(mine), byId(theirs)]
  const conflicts: Conflict[] = []
  const taken: number[] = []
  const kept = new Map<number, Card>()
  for (const id of new Set([...own.keys(), ...other.keys(), ...was.keys()])) {
    const sides = { id, base: was.get(id), mine: own.get(id), theirs: other.get(id) }
    const card = mergeCard(sides, conflicts)
    if (card) kept.set(id, card)
    if (!sameJson(card, sides.mine)) taken.push(id)
  }
  return { deck: mergeOrder(base, mine, theirs, kept), conflicts, taken }
}

function mergeCard(sides: Conflict, conflicts: Conflict[]): Card | undefined {
  const { base, mine, theirs } = sides
  if (sameJson(mine, theirs) || sameJson(base, theirs)) return mine
  if (sameJson(base, mine)) return theirs
  conflicts.push(sides)
  return mine ?? theirs
}

/** My order if I changed it, else theirs; what the other order alone holds stands behind the card that it follows there. */
function mergeOrder(base: Deck, mine: Deck, theirs: Deck, kept: ById): Card[] {
  const wasIds = base.map(({ id }) => id)
  const lead = sameOrder(wasIds, mine) ? theirs : mine
  const follow = lead === mine ? theirs : mine
  const order = lead.map(({ id }) => id).filter((id) => kept.has(id))
  follow.forEach(({ id }, index) => {
    if (!kept.has(id) || order.includes(id)) return
    const before = follow.slice(0, index).findLast((card) => order.includes(card.id))
    order.splice(before ? order.indexOf(before.id) + 1 : 0, 0, id)
  })
  return order.flatMap((id) => kept.get(id) ?? [])
}

/** Whether the cards of `ids` that are still in `deck` stand in the same order. */
function sameOrder(ids: readonly number[], deck: Deck): boolean {
  const now = deck.map(({ id }) => id).filter((id) => ids.includes(id))
  const then = ids.filter((id) => now.includes(id))
  return now.every((id, index) => id === then[index])
}
