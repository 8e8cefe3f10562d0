import { cardOf, type Card } from '#cards/registry.ts'
import { everyCard, numbersOf, type Deck } from '#deck/deck.document.ts'
import { itemOf } from './statistics.items.ts'
import type { CardFigures } from './statistics.records.ts'
import { sumOf, type Sums } from './statistics.sums.ts'
import { timesOf } from './statistics.times.ts'
import { watchedParts } from './statistics.watched.ts'

/** A card of some deck, and its number there; '' in none of the decks that are shown. */
interface PlacedCard {
  readonly card: Card
  readonly place: string
}

/**
 * The cards of these decks, each once, as the first deck that has it shows it: the newest one first, then what only older
 * ones have.
 */
export function cardsOfDecks(decks: readonly Deck[]): PlacedCard[] {
  const placed = new Map<number, PlacedCard>()
  for (const [index, deck] of decks.entries()) {
    const numbers = numbersOf(deck)
    for (const { card } of everyCard(deck))
      if (!placed.has(card.id))
        placed.set(card.id, { card, place: index === 0 ? (numbers.get(card.id) ?? '') : '' })
  }
  return [...placed.values()]
}

/** H4, H5: one card in figures. */
export function figuresOf({ card, place }: PlacedCard, sums: Sums): CardFigures {
  const count = (name: string) => sumOf(sums, name)
  return {
    cardId: card.id,
    place,
    type: card.type,
    title: titleOf(card),
    met: count('met'),
    done: count('done'),
    answered: count('answered'),
    passed: count('passed'),
    tries: count('tries'),
    times: timesOf(sums),
    options: cardOf(card.type)
      .answering.summarise(card, [])
      .rows.map((row) => ({ ...row, count: count(`o.${row.id}`) })),
    watched: watchedParts(sums),
    item: shownItem(sums),
  }
}

const shownItem = (sums: Sums): CardFigures['item'] => {
  const item = itemOf(sums)
  return item && { ...item, weak: [...item.weak] }
}

/** Its title, else what is first read in it. */
const titleOf = (card: Card): string =>
  [...(cardOf(card.type).content.text(card).split('\n')[0] ?? '')].slice(0, 80).join('')
