import * as z from 'zod/mini'
import { cardOf, cardSchema, newCardSchema, readCard, type Card } from '#cards/index.ts'

/** Cards in their order, wherever they are kept. */
export type Deck = readonly Card[]

export const mostCards = 500
/** A composite in a composite is enough. */
export const deepestNesting = 3

/** Where a card stands: in the deck itself (`parentId` null) or in another card. */
export interface Place {
  readonly parentId: number | null
  readonly index: number
}

export interface Placed extends Place {
  readonly card: Card
}

/** Every card with its place, those inside others right after them. */
export function everyCard(deck: Deck, parentId: number | null = null): Placed[] {
  return deck.flatMap((card, index) => [
    { card, parentId, index },
    ...everyCard(cardOf(card.type).children(card), card.id),
  ])
}

export const idsOf = (deck: Deck): number[] => everyCard(deck).map(({ card }) => card.id)

export const findCard = (deck: Deck, id: number): Placed | undefined =>
  everyCard(deck).find(({ card }) => card.id === id)

/** The same deck with every card, also those inside others, turned into another or (undefined) left out. */
export function mapCards(deck: Deck, turn: (card: Card) => Card | undefined): Card[] {
  return deck.flatMap((card) => {
    const turned = turn(card)
    if (!turned) return []
    const definition = cardOf(turned.type)
    const children = definition.children(turned)
    return [children.length > 0 ? definition.withChildren(turned, mapCards(children, turn)) : turned]
  })
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

const isFlatEnough = (deck: Deck, depth = 1): boolean =>
  depth <= deepestNesting &&
  deck.every((card) => {
    const children = cardOf(card.type).children(card)
    return children.length === 0 || isFlatEnough(children, depth + 1)
  })

const areChildrenCards = (deck: Deck): boolean =>
  deck.every((card) => {
    const children = cardOf(card.type).children(card)
    return children.every((child) => z.safeParse(cardSchema, child).success) && areChildrenCards(children)
  })

const hasOwnIds = (deck: Deck): boolean => {
  const ids = idsOf(deck)
  return new Set(ids).size === ids.length && ids.length <= mostCards
}

/** A deck as it is stored: every card known, numbered once, none nested too deep. */
export const deckSchema: z.ZodMiniType<Card[]> = z
  .array(cardSchema)
  .check(
    z.maxLength(mostCards, { abort: true }),
    z.refine(isFlatEnough, { params: { problem: 'invalid' }, abort: true }),
    z.refine(areChildrenCards, { params: { problem: 'invalid' }, abort: true }),
    z.refine(hasOwnIds, { params: { problem: 'repeated' } }),
  )

/** A deck as it is sent: cards without an id are new. `withIds` makes it a deck. */
export const sentDeckSchema = z.array(newCardSchema).check(z.maxLength(mostCards))
export type SentDeck = z.output<typeof sentDeckSchema>

export const countWithoutId = (sent: SentDeck): number => sent.filter(({ id }) => id === undefined).length

/** Gives the cards that have no id the `fresh` ones, in order; there must be as many as `countWithoutId` says. */
export function withIds(sent: SentDeck, fresh: readonly number[]): Card[] {
  const left = [...fresh]
  return sent.map((card) => ({ ...card, id: card.id ?? left.shift() ?? 0 }))
}

/** A stored deck in today's schemas; throws what zod throws when it is none. */
export const readDeck = (stored: readonly unknown[]): Card[] => stored.map(readCard)
