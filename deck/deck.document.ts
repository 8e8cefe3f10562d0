import { cardOf, type Card } from '#cards/registry.ts'
import { deepestNesting, mostChildren } from '#kit/childCards.ts'

/** Cards in their order, wherever they are kept. */
export type Deck = readonly Card[]

/** Where a card stands: in the deck itself (`parentId` null) or in another card. */
export interface Place {
  readonly parentId: number | null
  readonly index: number
}

export interface Placed extends Place {
  readonly card: Card
}

interface Survey {
  readonly cards: readonly Placed[]
  readonly byId: ReadonlyMap<number, Placed>
}

// A deck never changes, a changed one is another; while one is open it is asked for its cards at every key press.
const surveys = new WeakMap<Deck, Survey>()

function surveyOf(deck: Deck): Survey {
  const known = surveys.get(deck)
  if (known) return known
  const cards = placed(deck, null)
  // Of two with one number the first is found.
  const survey = { cards, byId: new Map(cards.toReversed().map((each) => [each.card.id, each])) }
  surveys.set(deck, survey)
  return survey
}

const placed = (deck: Deck, parentId: number | null): Placed[] =>
  deck.flatMap((card, index) => [
    { card, parentId, index },
    ...placed(cardOf(card.type).children(card), card.id),
  ])

/** Every card with its place, those inside others right after them. */
export const everyCard = (deck: Deck): readonly Placed[] => surveyOf(deck).cards

/** The cards that can be shown one by one, those inside others after them. */
export const playable = (deck: Deck): Card[] => everyCard(deck).map(({ card }) => card)

/** What stands before a card in a list: `3`, and `3.2` for the second one inside it. */
export function numbersOf(deck: Deck): ReadonlyMap<number, string> {
  const numbers = new Map<number, string>()
  for (const { card, parentId, index } of everyCard(deck)) {
    const outer = parentId === null ? '' : `${numbers.get(parentId) ?? ''}.`
    numbers.set(card.id, `${outer}${index + 1}`)
  }
  return numbers
}

/** A card without those inside it. */
export const shellOf = (card: Card): Card => cardOf(card.type).withChildren(card, [])

export const idsOf = (deck: Deck): number[] => everyCard(deck).map(({ card }) => card.id)

export const findCard = (deck: Deck, id: number): Placed | undefined => surveyOf(deck).byId.get(id)

/**
 * The same deck with every card, also those inside others, turned into another or (undefined) left out. A card in which
 * nothing has changed stays the very same.
 */
export function mapCards(deck: Deck, turn: (card: Card) => Card | undefined): Card[] {
  return deck.flatMap((card) => {
    const turned = turn(card)
    if (!turned) return []
    const { children, withChildren } = cardOf(turned.type)
    const before = children(turned)
    const inside = before.length > 0 ? mapCards(before, turn) : before
    const isSame = inside.length === before.length && inside.every((child, index) => child === before[index])
    return [isSame ? turned : withChildren(turned, inside)]
  })
}

/** How many levels a card takes up: one, and one for each level of cards inside, for which there must be room. */
export const heightOf = (card: Card): number => {
  const { childrenIn, children } = cardOf(card.type)
  return childrenIn === undefined ? 1 : 1 + Math.max(1, ...children(card).map(heightOf))
}

/** How deep a card stands, from 1. */
export function levelOf(deck: Deck, id: number): number {
  const parentId = findCard(deck, id)?.parentId ?? null
  return parentId === null ? 1 : levelOf(deck, parentId) + 1
}

/** Whether these cards can stand in a card, or (null) in the deck itself: it can hold cards, and none is then too deep. */
export function canHold(deck: Deck, parentId: number | null, cards: Deck): boolean {
  if (parentId === null) return true
  const parent = findCard(deck, parentId)?.card
  if (!parent || cardOf(parent.type).childrenIn === undefined) return false
  const level = levelOf(deck, parentId)
  const count = cardOf(parent.type).children(parent).length + cards.length
  return count <= mostChildren && cards.every((card) => level + heightOf(card) <= deepestNesting)
}

export interface Group {
  /** The card that opens the group; null for what stands before the first one. */
  readonly head: Card | null
  readonly cards: readonly Card[]
  readonly seconds: number
}

/** The deck in its sections; a deck without any is one group. */
export function groupsOf(deck: Deck): Group[] {
  const groups: { head: Card | null; cards: Card[]; seconds: number }[] = []
  for (const card of deck) {
    const opens = cardOf(card.type).opensGroup === true
    if (opens || groups.length === 0) groups.push({ head: opens ? card : null, cards: [], seconds: 0 })
    const group = groups.at(-1)
    if (!opens) group?.cards.push(card)
    if (group) group.seconds += card.estimateSeconds ?? 0
  }
  return groups
}

export const fileIdsOf = (deck: Deck): number[] => [
  ...new Set(
    everyCard(deck).flatMap(({ card }) =>
      cardOf(card.type)
        .files(card)
        .map(({ fileId }) => fileId),
    ),
  ),
]

/** All that can be read in the deck, for search, AI and export. */
export const textOf = (deck: Deck): string =>
  everyCard(deck)
    .map(({ card }) => cardOf(card.type).text(card))
    .filter((text) => text !== '')
    .join('\n\n')
