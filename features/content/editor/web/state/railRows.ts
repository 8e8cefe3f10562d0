import { cardOf, type Card } from '#cards/index.ts'
import { canContain, findCard, idsOf, numbersOf, type Deck, type Place } from '#deck/deck.document.ts'

/** A card as the rail shows it. */
export interface RailRow {
  readonly card: Card
  /** `3`, and `3.2` for the second one inside it. */
  readonly number: string
  /** 0 for a card of the deck itself. */
  readonly depth: number
  readonly place: Place
  /** How many cards it holds or heads; they can be collapsed. */
  readonly count: number
  readonly isCollapsed: boolean
}

export type Collapsed = ReadonlySet<number>

/** The rows that are seen: without what stands in a collapsed composite or section. */
export function rowsOf(deck: Deck, collapsed: Collapsed): RailRow[] {
  const numbers = numbersOf(deck)
  return rowsIn(deck, { parentId: null, depth: 0, collapsed, numbers })
}

interface Around {
  readonly parentId: number | null
  readonly depth: number
  readonly collapsed: Collapsed
  readonly numbers: ReadonlyMap<number, string>
}

function rowsIn(cards: Deck, around: Around): RailRow[] {
  const { parentId, depth, collapsed, numbers } = around
  const rows: RailRow[] = []
  let isHidden = false
  cards.forEach((card, index) => {
    const { opensGroup, isHolder, children } = cardOf(card.type).nesting
    const isCollapsed = collapsed.has(card.id)
    if (opensGroup) isHidden = isCollapsed
    else if (isHidden) return
    const inside = children(card)
    const count = opensGroup ? groupAt(cards, index).length : inside.length
    const row = { card, number: numbers.get(card.id) ?? '', depth, place: { parentId, index } }
    rows.push({ ...row, count, isCollapsed: isCollapsed && count > 0 })
    if (isHolder && !isCollapsed)
      rows.push(...rowsIn(inside, { ...around, parentId: card.id, depth: depth + 1 }))
  })
  return rows
}

/** The cards that one at `index` heads. */
function groupAt(cards: Deck, index: number): Deck {
  const end = cards.findIndex((card, place) => place > index && cardOf(card.type).nesting.opensGroup)
  return cards.slice(index + 1, end < 0 ? cards.length : end)
}

/** What must be unfolded so that a card is seen. */
export function collapsesOver(deck: Deck, id: number): number[] {
  const placed = findCard(deck, id)
  if (!placed) return []
  const { parentId, index } = placed
  const parent = parentId === null ? undefined : findCard(deck, parentId)?.card
  const siblings = parent ? cardOf(parent.type).nesting.children(parent) : deck
  const head = siblings.slice(0, index).findLast((card) => cardOf(card.type).nesting.opensGroup)
  return [
    ...(head ? [head.id] : []),
    ...(parentId === null ? [] : [parentId, ...collapsesOver(deck, parentId)]),
  ]
}

/**
 * Where dragged cards land when they are let go behind the row `above` (undefined: at the top) and `depth` levels in. Of the
 * lists that end or begin there, the one of the nearest depth takes them, if it can hold them.
 */
export function landingOf(deck: Deck, above: RailRow | undefined, depth: number, cards: Deck): Place {
  if (!above) return { parentId: null, index: 0 }
  const open = openings(deck, above).filter(({ place }) => canLand(deck, place.parentId, cards))
  const nearest = open.toSorted((a, b) => Math.abs(a.depth - depth) - Math.abs(b.depth - depth))[0]
  return nearest?.place ?? { parentId: null, index: deck.length }
}

interface Opening {
  readonly place: Place
  readonly depth: number
}

/** The places right behind a row: first in it, behind it, and behind each card that ends with it. */
function openings(deck: Deck, { card, place, depth, isCollapsed }: RailRow): Opening[] {
  const { isHolder, children, opensGroup } = cardOf(card.type).nesting
  const hasOpenCards = isHolder && !isCollapsed && children(card).length > 0
  const inside =
    isHolder && !isCollapsed ? [{ place: { parentId: card.id, index: 0 }, depth: depth + 1 }] : []
  const siblings = siblingsAt(deck, place.parentId)
  const behind = place.index + 1 + (opensGroup && isCollapsed ? groupAt(siblings, place.index).length : 0)
  if (hasOpenCards) return inside
  return [...inside, ...endings(deck, { parentId: place.parentId, index: behind }, depth)]
}

function endings(deck: Deck, place: Place, depth: number): Opening[] {
  const { parentId, index } = place
  const parent = parentId === null ? undefined : findCard(deck, parentId)
  const isLast =
    parent !== undefined && index >= cardOf(parent.card.type).nesting.children(parent.card).length
  if (!isLast) return [{ place, depth }]
  return [
    { place, depth },
    ...endings(deck, { parentId: parent.parentId, index: parent.index + 1 }, depth - 1),
  ]
}

function siblingsAt(deck: Deck, parentId: number | null): Deck {
  const parent = parentId === null ? undefined : findCard(deck, parentId)?.card
  return parent ? cardOf(parent.type).nesting.children(parent) : deck
}

/** Whether the cards may be moved there: not into themselves, and not too deep. */
export function canLand(deck: Deck, parentId: number | null, cards: Deck): boolean {
  if (parentId === null) return true
  if (idsOf(cards).includes(parentId)) return false
  const there = new Set(siblingsAt(deck, parentId).map(({ id }) => id))
  const coming = cards.filter(({ id }) => !there.has(id))
  return coming.length === 0 || canContain(deck, parentId, coming)
}

/** Into the composite before the cards, else into the one behind them; undefined: there is none that can hold them. */
export function placeInside(deck: Deck, cards: Deck): Place | undefined {
  const [first, last] = [cards[0], cards.at(-1)].map((card) => card && findCard(deck, card.id))
  if (!first || !last || first.parentId !== last.parentId) return undefined
  const siblings = siblingsAt(deck, first.parentId)
  const before = siblings[first.index - 1]
  if (before && canLand(deck, before.id, cards))
    return { parentId: before.id, index: siblingsAt(deck, before.id).length }
  const next = siblings[last.index + 1]
  return next && canLand(deck, next.id, cards) ? { parentId: next.id, index: 0 } : undefined
}

/** Out of the composite, right behind it; undefined: they are in none. */
export function placeOutside(deck: Deck, cards: Deck): Place | undefined {
  const [first] = cards
  const parentId = first && findCard(deck, first.id)?.parentId
  const parent = typeof parentId === 'number' ? findCard(deck, parentId) : undefined
  return parent && { parentId: parent.parentId, index: parent.index + 1 }
}

/** One up or down in the list that the first of the cards is in; undefined: there is no way further. */
export function placeBeside(deck: Deck, cards: Deck, by: -1 | 1): Place | undefined {
  const placed = cards.flatMap(({ id }) => findCard(deck, id) ?? [])
  const [first] = placed
  if (!first) return undefined
  const places = placed.filter(({ parentId }) => parentId === first.parentId).map(({ index }) => index)
  const index = by < 0 ? Math.min(...places) - 1 : Math.max(...places) + 2
  const count = siblingsAt(deck, first.parentId).length
  return index < 0 || index > count ? undefined : { parentId: first.parentId, index }
}
