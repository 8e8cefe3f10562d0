import { cardOf, type Card } from '#cards/registry.ts'
import { findCard, mapCards, type Deck } from './deck.document.ts'

/**
 * The deck as one learner meets it: what is shuffled in its order, what is drawn without the rest, what is random
 * with its values. `seed` is the learner's
 * own number, so that it is the same each time; an arranged deck stays as it is. Navigation, score and completeness
 * are computed on it, so a card that was not drawn is no part of them.
 */
export const arrangeDeck = (deck: Deck, seed: number): Card[] =>
  mapCards(deck, (card) => cardOf(card.type).content.arrange(card, seed))

/** The deck that a player shows: arranged, or the whole of it where `start` is a card that would not be drawn. */
export function playedDeck(deck: Deck, seed: number, start: number | undefined): Deck {
  const arranged = arrangeDeck(deck, seed)
  const isThere = start === undefined || findCard(arranged, start) !== undefined
  return isThere || !findCard(deck, start) ? arranged : deck
}
