import { cardOf, type Card } from '#cards/index.ts'
import { mapCards, type Deck } from './deck.document.ts'

/**
 * The deck as it may leave the server: no right answers, no notes, no feedback that was not earned. `seed` is the learner's
 * own number, so that what is shuffled looks the same each time.
 */
export const redactDeck = (deck: Deck, seed: number): Card[] =>
  mapCards(deck, (card) => cardOf(card.type).redact(card, seed))
