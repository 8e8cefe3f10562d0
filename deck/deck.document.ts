import { mayHold } from '#kit/card/holding.ts'
import { maxNesting, maxChildren } from '#kit/card/nesting.ts'
import { cardOf, type Card } from '#cards/registry.ts'

/** Cards in their order, wherever they are stored. */
export type Deck = readonly Card[]

/** The place of a card: in the deck itself (`parentId` null) or in another card. */
export interface Place {
  readonly parentId: number | null
  readonly index: number
}

export interface Placed extends Place {
  readonly card: Card
}

/** Computed once for each deck: a deck never changes but is replaced, and an open editor needs it at each key press. */
function onceFor<Found extends object>(find: (deck: Deck) => Found): (deck: Deck) => Found {
  const cached = new WeakMap<Deck, Found>()
  return (deck) => {
    const found = cached.get(deck) ?? find(deck)
    cached.set(deck, found)
    return found
  }
}

function place(cards: Deck, parentId: number | null, into: Placed[]): Placed[] {
  cards.forEach((card, index) => {
    into.push({ card, parentId, index })
    const inside = cardOf(card.type).nesting.children(card)
    if (inside.length > 0) place(inside, card.id, into)
  })
  return into
}

/** Every card with its place, those inside others right after them. */
export const everyCard: (deck: Deck) => readonly Placed[] = onceFor((deck) => place(deck, null, []))

const byId: (deck: Deck) => ReadonlyMap<number, Placed> = onceFor((deck) => {
  const found = new Map<number, Placed>()
  // Of two with one number the first is found.
  for (const each of everyCard(deck)) if (!found.has(each.card.id)) found.set(each.card.id, each)
  return found
})

/** The cards that can be shown one by one, those inside others after them. */
export const playable = (deck: Deck): Card[] => everyCard(deck).map(({ card }) => card)

/** The numbers of cards, by id, as lists show them: `3`, and `3.2` for the second one inside it. */
export const numbersOf: (deck: Deck) => ReadonlyMap<number, string> = onceFor((deck) => {
  const numbers = new Map<number, string>()
  for (const { card, parentId, index } of everyCard(deck)) {
    const outer = parentId === null ? '' : `${numbers.get(parentId) ?? ''}.`
    numbers.set(card.id, `${outer}${index + 1}`)
  }
  return numbers
})

/** A card without those inside it. */
export const shellOf = (card: Card): Card => cardOf(card.type).nesting.withChildren(card, [])

/** The ids of all cards, those inside others included, in the order of the deck. */
export const idsOf = (deck: Deck): number[] => everyCard(deck).map(({ card }) => card.id)

/** The card with this id and its place, at any depth; undefined where there is none. */
export const findCard = (deck: Deck, id: number): Placed | undefined => byId(deck).get(id)

/** The named cards without those that lie in another of them, in their order. */
export function outermostOf(deck: Deck, ids: ReadonlySet<number>): Placed[] {
  const inside = new Set<number>()
  return everyCard(deck).filter(({ card, parentId }) => {
    const isInside = parentId !== null && (ids.has(parentId) || inside.has(parentId))
    if (isInside) inside.add(card.id)
    return ids.has(card.id) && !isInside
  })
}

/** Whether the same cards are at the same places, whatever is written in them. */
export const isSameOrder = (one: Deck, other: Deck): boolean => {
  const [cards, others] = [everyCard(one), everyCard(other)]
  return (
    cards.length === others.length &&
    cards.every(
      ({ card, parentId }, index) =>
        card.id === others[index]?.card.id && parentId === others[index].parentId,
    )
  )
}

/**
 * The same deck with every card, also those inside others, turned into another or (undefined) left out. A card in which
 * nothing has changed stays the very same.
 */
export function mapCards(deck: Deck, turn: (card: Card) => Card | undefined): Card[] {
  const cards: Card[] = []
  for (const card of deck) {
    const turned = turn(card)
    if (!turned) continue
    const { children, withChildren } = cardOf(turned.type).nesting
    const before = children(turned)
    const inside = before.length > 0 ? mapCards(before, turn) : before
    const isSame = inside.length === before.length && inside.every((child, index) => child === before[index])
    cards.push(isSame ? turned : withChildren(turned, inside))
  }
  return cards
}

/** How many levels a card takes up: one, and one for each level of cards inside, for which there must be room. */
export const heightOf = (card: Card): number => {
  const { isHolder, children } = cardOf(card.type).nesting
  return isHolder ? 1 + Math.max(1, ...children(card).map(heightOf)) : 1
}

/** The level of a card, from 1 for those in the deck itself. */
export function levelOf(deck: Deck, id: number): number {
  const parentId = findCard(deck, id)?.parentId ?? null
  return parentId === null ? 1 : levelOf(deck, parentId) + 1
}

/** Whether these cards can be put into a card, or (null) into the deck itself: it can hold such cards, and none is then too deep. */
export function canContain(deck: Deck, parentId: number | null, cards: Deck): boolean {
  if (parentId === null) return true
  const parent = findCard(deck, parentId)?.card
  if (!parent) return false
  const holder = cardOf(parent.type)
  const level = levelOf(deck, parentId)
  const count = holder.nesting.children(parent).length + cards.length
  const fits = (card: Card) => mayHold(holder, cardOf(card.type)) && level + heightOf(card) <= maxNesting
  return count <= maxChildren && cards.every(fits)
}

export interface Group {
  /** The card that opens the group; null for the cards before the first one. */
  readonly head: Card | null
  readonly cards: readonly Card[]
  readonly seconds: number
}

/** The deck in its sections; a deck without any is one group. */
export function groupsOf(deck: Deck): Group[] {
  const groups: { head: Card | null; cards: Card[]; seconds: number }[] = []
  for (const card of deck) {
    const opens = cardOf(card.type).nesting.opensGroup
    if (opens || groups.length === 0) groups.push({ head: opens ? card : null, cards: [], seconds: 0 })
    const group = groups.at(-1)
    if (!opens) group?.cards.push(card)
    if (group) group.seconds += card.estimateSeconds ?? 0
  }
  return groups
}

/** Ids of the files that any card uses, each once. */
export const fileIdsOf = (deck: Deck): number[] => [
  ...new Set(
    everyCard(deck).flatMap(({ card }) =>
      cardOf(card.type)
        .content.files(card)
        .map(({ fileId }) => fileId),
    ),
  ),
]

/** All that can be read in the deck, for search, AI and export. */
export const textOf = (deck: Deck): string =>
  everyCard(deck)
    .map(({ card }) => cardOf(card.type).content.text(card))
    .filter((text) => text !== '')
    .join('\n\n')
