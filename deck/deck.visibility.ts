import type { Condition } from '#kit/card/card.ts'
import type { CardState } from '#kit/card/progress.ts'
import { cardOf, type Card } from '#cards/registry.ts'
import { totalOf } from './deck.score.ts'
import { stopsWithin, type Stop } from './deck.stops.ts'

type LearnerProgress = ReadonlyMap<number, CardState>

/** What conditions need of a card: the states of itself and of what it holds or heads. */
interface CardFacts {
  readonly isGroup: boolean
  readonly states: readonly (CardState | undefined)[]
  readonly share: number
}

/**
 * A predicate of the stops that may be shown. A rule of a card is one of all cards in it: a hidden composite hides its cards, a
 * hidden section its group. A rule without conditions hides nothing; a result page is shown where something of it was.
 */
export const visibilityOf = (stops: readonly Stop[], progress: LearnerProgress): ((stop: Stop) => boolean) =>
  shownBy(stops, progress, () => false)

/**
 * A predicate of the stops that may be shown or may have been: a condition on what can come and go may have been met before. A
 * card that fails this was never shown to anybody, whoever claims to have been there.
 */
export const everShown = (stops: readonly Stop[], progress: LearnerProgress): ((stop: Stop) => boolean) =>
  shownBy(
    stops,
    progress,
    ({ when, is, cardId }, { isGroup }) => !is || when === 'chose' || cardId === null || isGroup,
  )

type Excuse = (condition: Condition, facts: CardFacts) => boolean

function shownBy(
  stops: readonly Stop[],
  progress: LearnerProgress,
  isExcused: Excuse,
): (stop: Stop) => boolean {
  const within = stopsWithin(stops)
  // Hundreds of conditions may be about the same few cards, and each result looks at all cards inside one.
  const facts = new Map<number | null, CardFacts>()
  const factsOf = (cardId: number | null): CardFacts => {
    const found =
      facts.get(cardId) ?? cardFacts(cardId, cardId === null ? stops : within.get(cardId), progress)
    facts.set(cardId, found)
    return found
  }
  const isSatisfied = (condition: Condition): boolean => {
    const found = factsOf(condition.cardId)
    return isMet(condition, found, progress) === condition.is || isExcused(condition, found)
  }
  const cached = new Map<number, boolean>()
  const isOpen = (card: Card): boolean => {
    const found = cached.get(card.id) ?? isAllowed(card, isSatisfied)
    cached.set(card.id, found)
    return found
  }
  const isShown = ({ card, under }: Stop) => isOpen(card) && under.every(isOpen)
  return (stop) => isShown(stop) && (stop.at === 'card' || (within.get(stop.card.id) ?? []).some(isShown))
}

function cardFacts(
  cardId: number | null,
  inside: readonly Stop[] = [],
  progress: LearnerProgress,
): CardFacts {
  const cards = inside.map(({ card }) => card)
  const own = cardId === null ? undefined : progress.get(cardId)
  const answerable = cards.filter(({ id, type }) => progress.has(id) && cardOf(type).answering.isAnswered)
  const isGroup = cards.length > 0
  const states =
    answerable.length > 0 ? answerable.map(({ id }) => progress.get(id)) : [isGroup ? undefined : own]
  return { isGroup, states, share: isGroup ? shareOf(cards, progress) : (own?.scaled ?? 0) }
}

function isAllowed({ visibleIf: rule }: Card, isSatisfied: (condition: Condition) => boolean): boolean {
  if (!rule || rule.conditions.length === 0) return true
  return rule.match === 'all' ? rule.conditions.every(isSatisfied) : rule.conditions.some(isSatisfied)
}

function isMet(
  condition: Condition,
  { isGroup, states, share }: CardFacts,
  progress: LearnerProgress,
): boolean {
  switch (condition.when) {
    case 'answered':
      return states.every((state) => (state?.tries ?? 0) > 0)
    case 'passed':
      return states.every((state) => state?.passed ?? false)
    case 'chose':
      return !isGroup && (progress.get(condition.cardId)?.chosen.includes(condition.partId) ?? false)
    case 'scored':
      return share >= condition.atLeast
  }
}

const shareOf = (cards: readonly Card[], progress: LearnerProgress): number =>
  totalOf(new Set(cards), progress).share ?? 0
