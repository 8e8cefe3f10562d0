import { cardOf, type Card } from '#cards/index.ts'
import type { Problem, Target } from '#kit/cardDefinition.ts'
import { everyCard, type Deck } from './deck.document.ts'

/** What stops publishing, and where: in a card, or (null) in the deck as a whole. */
export interface DeckProblem extends Problem {
  readonly cardId: number | null
}

/** Everything that stops a deck from being published, in the order of the cards. */
export function problemsOf(deck: Deck): DeckProblem[] {
  if (deck.length === 0) return [{ cardId: null, path: '', namespace: 'deck', key: 'problems.empty' }]
  const cards = everyCard(deck).map(({ card }) => card)
  const places = new Map(cards.map((card, index) => [card.id, index]))
  return cards.flatMap((card, index) => [
    ...cardOf(card.type)
      .problems(card)
      .map((problem) => ({ ...problem, cardId: card.id })),
    ...targetProblems(card, index, places),
  ])
}

/** D5: a card id that was entered must exist; a condition can only look back. */
function targetProblems(card: Card, index: number, places: ReadonlyMap<number, number>): DeckProblem[] {
  return cardOf(card.type)
    .targets(card)
    .flatMap((target) => {
      const key = targetProblem(target, index, places)
      if (!key) return []
      const { path, cardId } = target
      return [{ cardId: card.id, path, namespace: 'deck', key, values: { id: cardId } }]
    })
}

function targetProblem(target: Target, index: number, places: ReadonlyMap<number, number>) {
  const place = places.get(target.cardId)
  if (place === undefined) return 'problems.noTarget'
  return target.relation === 'reads' && place >= index ? 'problems.laterTarget' : undefined
}
