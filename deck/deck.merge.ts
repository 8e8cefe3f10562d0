import { maxNesting } from '#kit/card/nesting.ts'
import { sameJson } from '#kit/value/sameJson.ts'
import { cardOf, type Card } from '#cards/index.ts'
import { everyCard, findCard, shellOf, type Deck } from './deck.document.ts'
import { applyEdit } from './deck.edits.ts'

/**
 * One card that both changed since `base`; undefined means deleted (or, of `base`, not there yet). Of a card that holds others
 * only what is its own: those inside are compared by themselves.
 */
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

/** A deck with every card by itself: what it is, where it is, and which cards are in which. */
interface Flat {
  readonly cards: ReadonlyMap<number, Card>
  readonly parents: ReadonlyMap<number, number | null>
  readonly inside: ReadonlyMap<number | null, readonly number[]>
}

function flatten(deck: Deck): Flat {
  const placed = everyCard(deck)
  return {
    cards: new Map(placed.map(({ card }) => [card.id, shellOf(card)])),
    parents: new Map(placed.map(({ card, parentId }) => [card.id, parentId])),
    inside: new Map(
      [...Map.groupBy(placed, ({ parentId }) => parentId)].map(([id, each]) => [
        id,
        each.map(({ card }) => card.id),
      ]),
    ),
  }
}

/** Three-way merge card by card over the deck that both began with. Different cards merge, the same card conflicts. */
export function mergeDecks(base: Deck, mine: Deck, theirs: Deck): Merge {
  const [was, own, other] = [flatten(base), flatten(mine), flatten(theirs)]
  const conflicts: Conflict[] = []
  const taken: number[] = []
  const merged = new Map<number, Card>()
  for (const id of new Set([...own.cards.keys(), ...other.cards.keys(), ...was.cards.keys()])) {
    const sides = { id, base: was.cards.get(id), mine: own.cards.get(id), theirs: other.cards.get(id) }
    const card = mergeCard(sides, conflicts)
    if (card) merged.set(id, card)
    if (!sameJson(card, sides.mine)) taken.push(id)
  }
  return { deck: mergePlaces({ was, own, other }, merged), conflicts, taken }
}

function mergeCard(sides: Conflict, conflicts: Conflict[]): Card | undefined {
  const { base, mine, theirs } = sides
  if (sameJson(mine, theirs) || sameJson(base, theirs)) return mine
  if (sameJson(base, mine)) return theirs
  conflicts.push(sides)
  return mine ?? theirs
}

interface Sides {
  readonly was: Flat
  readonly own: Flat
  readonly other: Flat
}
type MergedCards = ReadonlyMap<number, Card>

/** Every merged card where the one who moved it put it; one whose place is gone, or too deep, is at the end. */
function mergePlaces(sides: Sides, merged: MergedCards): Card[] {
  const parents = new Map([...merged.keys()].map((id) => [id, parentOf(sides, merged, id)]))
  for (const id of merged.keys()) if (levelOf(parents, id) > maxNesting) parents.set(id, null)
  const build = (parentId: number | null): Card[] => {
    const members = new Set([...merged.keys()].filter((id) => parents.get(id) === parentId))
    return mergeOrder(sides, parentId, members).flatMap((id) => {
      const card = merged.get(id)
      if (!card) return []
      const { isHolder, withChildren } = cardOf(card.type).nesting
      return [isHolder ? withChildren(card, build(id)) : card]
    })
  }
  return build(null)
}

/** Mine if I moved the card, else theirs; the nearest that is left where its parent is gone. */
function parentOf({ was, own, other }: Sides, merged: MergedCards, id: number): number | null {
  const [before, mine, theirs] = [was, own, other].map(({ parents }) => parents.get(id))
  const isMine = mine !== undefined && (theirs === undefined || mine !== before)
  const target = (isMine ? mine : theirs) ?? null
  if (target === null || merged.has(target)) return target
  const above = [own, other, was]
    .map(({ parents }) => parents.get(target))
    .find((parent) => parent !== undefined)
  return above !== undefined && above !== null && merged.has(above) ? above : null
}

/** The level of a card, from 1; too deep to count where two moves have put cards into each other. */
function levelOf(parents: ReadonlyMap<number, number | null>, id: number): number {
  let level = 1
  for (let above = parents.get(id); above !== null && above !== undefined; above = parents.get(above)) {
    level += 1
    if (level > maxNesting) break
  }
  return level
}

/** My order if I changed it, else theirs; what the other order alone contains is put behind the card that it follows there. */
function mergeOrder(
  { was, own, other }: Sides,
  parentId: number | null,
  members: ReadonlySet<number>,
): number[] {
  const [wasIds, mine, theirs] = [was, own, other].map(({ inside }) => inside.get(parentId) ?? [])
  const isMine = !sameOrder(wasIds ?? [], mine ?? [])
  const [first = [], second = []] = isMine ? [mine, theirs] : [theirs, mine]
  const order = first.filter((id) => members.has(id))
  second.forEach((id, index) => {
    if (!members.has(id) || order.includes(id)) return
    const before = second.slice(0, index).findLast((each) => order.includes(each))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  })
  return [...order, ...[...members].filter((id) => !order.includes(id))]
}

/** Whether the cards of `ids` that are still in `now` have the same order. */
function sameOrder(ids: readonly number[], now: readonly number[]): boolean {
  const left = now.filter((id) => ids.includes(id))
  const then = ids.filter((id) => left.includes(id))
  return left.every((id, index) => id === then[index])
}

/** The deck with what was chosen in a conflict; the cards inside stay as they were merged. */
export function resolveConflict(deck: Deck, id: number, chosen: Card | undefined): Deck {
  if (!chosen) return applyEdit(deck, { kind: 'remove', ids: [id] })
  const { children, withChildren } = cardOf(chosen.type).nesting
  const card = findCard(deck, id)?.card
  return applyEdit(deck, { kind: 'update', card: card ? withChildren(chosen, children(card)) : chosen })
}
