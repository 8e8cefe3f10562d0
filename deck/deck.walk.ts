import { cardOf, type Card } from '#cards/index.ts'
import type { Standing } from '#kit/cardDefinition.ts'
import { everyCard, type Deck } from './deck.document.ts'
import { isVisible } from './deck.visibility.ts'

/** How far one learner is: by card id; a card without an entry was never shown. */
export type Journey = ReadonlyMap<number, Standing>

export const untouched: Standing = { progress: undefined, tries: 0, scaled: null, passed: false, chosen: [] }

export const standingOf = (journey: Journey, card: Card): Standing => journey.get(card.id) ?? untouched

export const isCardComplete = (journey: Journey, card: Card): boolean =>
  cardOf(card.type).isComplete(card, standingOf(journey, card))

/** The cards that can be shown one by one, those inside others after them. */
export const playable = (deck: Deck): Card[] => everyCard(deck).map(({ card }) => card)

/**
 * The cards that a learner with this journey meets from the first to the end. Follows branches and jumps, leaves out what
 * is not visible, and ends: where the way comes back to a card that was passed, it goes on behind it.
 */
export function pathOf(deck: Deck, journey: Journey): Card[] {
  const cards = playable(deck)
  const path: Card[] = []
  const passed = new Set<number>()
  let here = firstFrom(cards, 0, journey, passed)
  while (here) {
    path.push(here)
    passed.add(here.id)
    here = nextIn(cards, here, journey, passed)
  }
  return path
}

/** The card after `card`, which may be one that was seen before; undefined is the end. */
export const nextCard = (deck: Deck, card: Card, journey: Journey): Card | undefined =>
  nextIn(playable(deck), card, journey, new Set([card.id]))

function nextIn(
  cards: readonly Card[],
  card: Card,
  journey: Journey,
  passed: ReadonlySet<number>,
): Card | undefined {
  const step = cardOf(card.type).step(card, standingOf(journey, card))
  if (step.to === 'end') return undefined
  const target = step.to === 'card' ? cards.findIndex(({ id }) => id === step.cardId) : -1
  const from = target >= 0 ? target : cards.findIndex(({ id }) => id === card.id) + 1
  return firstFrom(cards, from, journey, passed)
}

const firstFrom = (
  cards: readonly Card[],
  from: number,
  journey: Journey,
  passed: ReadonlySet<number>,
): Card | undefined =>
  cards.slice(from).find((card) => !passed.has(card.id) && isVisible(card, cards, journey))

/** Complete when all required cards on the way are; an empty deck is not. */
export function isComplete(deck: Deck, journey: Journey): boolean {
  const path = pathOf(deck, journey)
  return path.length > 0 && path.every((card) => !card.required || isCardComplete(journey, card))
}

/** Where to go on: the first card on the way that is not finished; the first card of all once everything is. */
export function resumeAt(deck: Deck, journey: Journey): Card | undefined {
  const path = pathOf(deck, journey)
  const isOpen = (card: Card) => !isCardComplete(journey, card) && (card.required || !journey.has(card.id))
  return path.find(isOpen) ?? path[0]
}

/** How far along the way `card` is, from 1, and how many cards the way has as far as it is known. */
export function positionOf(deck: Deck, card: Card, journey: Journey): { place: number; total: number } {
  const path = pathOf(deck, journey)
  const index = path.findIndex(({ id }) => id === card.id)
  return { place: index < 0 ? path.length : index + 1, total: Math.max(1, path.length) }
}
