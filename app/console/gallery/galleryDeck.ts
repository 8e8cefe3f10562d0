import { cardOf, definitions, type Card } from '#cards/index.ts'
import { everyCard } from '#deck/deck.document.ts'

/** Samples as a deck: the cards elsewhere that they name get a page as a placeholder, titled by `titleOf`. */
export function deckOf(samples: readonly Card[], titleOf: (id: number) => string): Card[] {
  const cards = everyCard(samples).map(({ card }) => card)
  const present = new Set(cards.map(({ id }) => id))
  const targets = cards.flatMap((card) => cardOf(card.type).navigating.targets(card))
  const missing = targets.filter(({ cardId }) => !present.has(cardId))
  const read = new Set(missing.filter(({ relation }) => relation === 'reads').map(({ cardId }) => cardId))
  const led = new Set(missing.map(({ cardId }) => cardId).filter((id) => !read.has(id)))
  const placeholder = (id: number): Card => ({ ...definitions.text.createEmpty(id), title: titleOf(id) })
  // What is read must come before, what is led to may come behind.
  return [...[...read].map(placeholder), ...samples, ...[...led].map(placeholder)]
}
