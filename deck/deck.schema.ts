import * as z from 'zod/mini'
import { preceded } from '#kit/value/preceded.ts'
import {
  cardOf,
  cardSchema,
  newCardSchema,
  readCard,
  upgradedDeck,
  type Card,
  type NewCard,
} from '#cards/index.ts'
import { idsOf, type Deck } from './deck.document.ts'

export const maxCards = 500

/** Cards inside may be sent without a number; they are stored with one. */
const isNumbered = (deck: Deck): boolean => idsOf(deck).every((id) => typeof id === 'number')

const hasOwnIds = (deck: Deck): boolean => {
  const ids = idsOf(deck)
  return new Set(ids).size === ids.length && ids.length <= maxCards
}

/** A deck as it is stored: every card known, numbered once, none nested too deep. */
export const deckSchema: z.ZodMiniType<Card[]> = z
  .array(cardSchema)
  .check(
    z.maxLength(maxCards, { abort: true }),
    z.refine(isNumbered, { params: { problem: 'invalid' }, abort: true }),
    z.refine(hasOwnIds, { params: { problem: 'repeated' } }),
  )

/** A deck as it is sent: cards without an id are new, older ones are led up. `withIds` makes it a deck. */
export const sentDeckSchema = preceded(upgradedDeck, z.array(newCardSchema).check(z.maxLength(maxCards)))
export type SentDeck = z.output<typeof sentDeckSchema>

const isNew = ({ id }: { readonly id?: number | undefined }) => id === undefined

/** How many cards have no id yet, those inside others too. */
export const countWithoutId = (sent: readonly NewCard[]): number =>
  sent.reduce((count, card) => count + Number(isNew(card)) + countWithoutId(sentIn(card)), 0)

/** Gives the cards that have no id the `fresh` ones, in order; there must be as many as `countWithoutId` says. */
export function withIds(sent: readonly NewCard[], fresh: readonly number[]): Card[] {
  const left = [...fresh]
  const numbered = (card: NewCard): Card => {
    const withId = { ...card, id: card.id ?? left.shift() ?? 0 }
    const inside = sentIn(withId)
    return inside.length > 0 ? cardOf(card.type).nesting.withChildren(withId, inside.map(numbered)) : withId
  }
  return sent.map(numbered)
}

/** What was sent inside a card: numbered or not. */
const sentIn = (card: NewCard): readonly NewCard[] =>
  cardOf(card.type).nesting.children({ ...card, id: card.id ?? 0 })

/** A stored deck, upgraded to today's schemas. @throws the error of zod where it is none */
export const readDeck = (stored: readonly unknown[]): Card[] => stored.map(readCard)
