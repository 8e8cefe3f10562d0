import type { Condition } from '#kit/card/card.ts'
import type { Standing } from '#kit/card/progress.ts'
import { cardOf, type Card } from '#cards/registry.ts'
import { totalOf } from './deck.score.ts'
import { stopsWithin, type Stop } from './deck.stops.ts'

type Journey = ReadonlyMap<number, Standing>

/** What conditions need of a card: the standings of itself and of what it holds or heads. */
interface Asked {
  readonly isGroup: boolean
  readonly standings: readonly (Standing | undefined)[]
  readonly share: number
}

/**
 * A predicate of the stops that may be shown. A rule of a card is one of all cards in it: a hidden composite hides its cards, a
 * hidden section its group. A rule without conditions hides nothing; a result page is shown where something of it was.
 */
export const visibilityOf = (stops: readonly Stop[], journey: Journey): ((stop: Stop) => boolean) =>
  shownBy(stops, journey, () => false)

/**
 * A predicate of the stops that may be shown or may have been: a condition on what can come and go may have been met before. A
 * card that fails this was never shown to anybody, whoever claims to have been there.
 */
export const everShown = (stops: readonly Stop[], journey: Journey): ((stop: Stop) => boolean) =>
  shownBy(
    stops,
    journey,
    ({ when, is, cardId }, { isGroup }) => !is || when === 'chose' || cardId === null || isGroup,
  )

type Excuse = (condition: Condition, asked: Asked) => boolean

function shownBy(stops: readonly Stop[], journey: Journey, isExcused: Excuse): (stop: Stop) => boolean {
  const within = stopsWithin(stops)
  // Hundreds of conditions may ask about the same few cards, and each answer looks at all that stands in one.
  const asked = new Map<number | null, Asked>()
  const ask = (cardId: number | null): Asked => {
    const told = asked.get(cardId) ?? askedOf(cardId, cardId === null ? stops : within.get(cardId), journey)
    asked.set(cardId, told)
    return told
  }
  const holds = (condition: Condition): boolean => {
    const told = ask(condition.cardId)
    return isMet(condition, told, journey) === condition.is || isExcused(condition, told)
  }
  const known = new Map<number, boolean>()
  const isOpen = (card: Card): boolean => {
    const told = known.get(card.id) ?? isAllowed(card, holds)
    known.set(card.id, told)
    return told
  }
  const isShown = ({ card, under }: Stop) => isOpen(card) && under.every(isOpen)
  return (stop) => isShown(stop) && (stop.at === 'card' || (within.get(stop.card.id) ?? []).some(isShown))
}

function askedOf(cardId: number | null, inside: readonly Stop[] = [], journey: Journey): Asked {
  const cards = inside.map(({ card }) => card)
  const own = cardId === null ? undefined : journey.get(cardId)
  const asking = cards.filter(({ id, type }) => journey.has(id) && cardOf(type).answering.isAnswered)
  const isGroup = cards.length > 0
  const standings = asking.length > 0 ? asking.map(({ id }) => journey.get(id)) : [isGroup ? undefined : own]
  return { isGroup, standings, share: isGroup ? shareOf(cards, journey) : (own?.scaled ?? 0) }
}

function isAllowed({ visibleIf: rule }: Card, holds: (condition: Condition) => boolean): boolean {
  if (!rule || rule.conditions.length === 0) return true
  return rule.match === 'all' ? rule.conditions.every(holds) : rule.conditions.some(holds)
}

function isMet(condition: Condition, { isGroup, standings, share }: Asked, journey: Journey): boolean {
  switch (condition.when) {
    case 'answered':
      return standings.every((standing) => (standing?.tries ?? 0) > 0)
    case 'passed':
      return standings.every((standing) => standing?.passed ?? false)
    case 'chose':
      return !isGroup && (journey.get(condition.cardId)?.chosen.includes(condition.partId) ?? false)
    case 'scored':
      return share >= condition.atLeast
  }
}

const shareOf = (cards: readonly Card[], journey: Journey): number =>
  totalOf(new Set(cards), journey).share ?? 0
