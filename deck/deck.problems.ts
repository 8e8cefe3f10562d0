import type { Problem } from '#kit/card/content.ts'
import { cardOf, type Card } from '#cards/registry.ts'
import { playable, type Deck } from './deck.document.ts'
import { refusalsOf } from './deck.refusals.ts'
import { stopsOf } from './deck.stops.ts'

/** What stops publishing, and where: in a card, or (null) in the deck as a whole. */
export interface DeckProblem extends Problem {
  readonly cardId: number | null
}

/** Everything that stops a deck from being published, in the order of the cards; of each first what cannot be saved either. */
export function problemsOf(deck: Deck): DeckProblem[] {
  if (deck.length === 0) return [{ cardId: null, path: '', namespace: 'deck', key: 'problems.empty' }]
  const cards = playable(deck)
  const places = new Map(cards.map((card, index) => [card.id, { card, index }]))
  const around = new Map(stopsOf(deck).map(({ card, under }) => [card.id, under.map(({ id }) => id)]))
  const isLater = (card: Card, cardId: number) =>
    (places.get(cardId)?.index ?? 0) >= (places.get(card.id)?.index ?? 0) ||
    around.get(card.id)?.includes(cardId) === true
  return cards.flatMap((card) => [
    ...refusalsOf(card),
    ...ownProblems(card),
    ...targetProblems(card, (id) => places.get(id)?.card, isLater),
  ])
}

const found = new WeakMap<Card, readonly DeckProblem[]>()

/** The problems of a card by itself. A card is never changed but replaced, so an editor checks only those that are new. */
function ownProblems(card: Card): readonly DeckProblem[] {
  const cached = found.get(card)
  if (cached) return cached
  const problems = cardOf(card.type)
    .content.problems(card)
    .map((problem) => ({ ...problem, cardId: card.id }))
  found.set(card, problems)
  return problems
}

type Find = (id: number) => Card | undefined

/** D5: a card id that was entered must exist; a condition can only look back, at what can be so of that card. */
function targetProblems(
  card: Card,
  find: Find,
  isLater: (card: Card, cardId: number) => boolean,
): DeckProblem[] {
  const targets = cardOf(card.type).navigating.targets(card)
  const inTargets = targets.flatMap(({ cardId, path, relation }) => {
    if (!find(cardId)) return [problemAt(card, path, 'problems.noTarget', cardId)]
    const isAhead = relation === 'reads' && isLater(card, cardId)
    return isAhead ? [problemAt(card, path, 'problems.laterTarget', cardId)] : []
  })
  return [...inTargets, ...partProblems(card, find)]
}

/** An option that a condition names, and that was deleted since. */
const partProblems = (card: Card, find: Find): DeckProblem[] =>
  (card.visibleIf?.conditions ?? []).flatMap((condition, index) => {
    if (condition.when !== 'chose') return []
    const named = find(condition.cardId)
    const isThere =
      !named ||
      cardOf(named.type)
        .answering.parts(named)
        .some(({ id }) => id === condition.partId)
    const path = `visibleIf.conditions.${index}.partId`
    return isThere ? [] : [problemAt(card, path, 'problems.noPart', condition.cardId)]
  })

const problemAt = (card: Card, path: string, key: string, id: number): DeckProblem => ({
  cardId: card.id,
  path,
  namespace: 'deck',
  key,
  values: { id },
})
