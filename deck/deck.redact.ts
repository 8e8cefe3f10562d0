import { cardOf, type Card } from '#cards/registry.ts'
import type { Deck } from './deck.document.ts'

/** The seed by which a card is shuffled. Whoever knows it can undo that, so it must be no number that learners see. */
export type SeedOf = (cardId: number) => number

/**
 * The deck as it may leave the server: no right answers, no notes, no feedback that was not earned, no card that this
 * learner was not drawn. `seed` is the learner's own, so that what is shuffled looks the same each time.
 */
export const redactDeck = (deck: Deck, seed: number | SeedOf): Card[] => {
  const seedOf = typeof seed === 'number' ? () => seed : seed
  return deck.map((card) => redactCard(card, seedOf))
}

function redactCard(card: Card, seedOf: SeedOf): Card {
  const { content, nesting } = cardOf(card.type)
  const seed = seedOf(card.id)
  const arranged = content.arrange(card, seed)
  const inside = nesting.children(arranged)
  const redacted = content.redact(arranged, seed)
  return inside.length > 0 ? nesting.withChildren(redacted, redactDeck(inside, seedOf)) : redacted
}
