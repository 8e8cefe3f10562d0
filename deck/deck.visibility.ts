import type { Card } from '#cards/index.ts'
import type { Condition } from '#kit/card.ts'
import type { Standing } from '#kit/cardDefinition.ts'
import { totalOf } from './deck.score.ts'

type Journey = ReadonlyMap<number, Standing>

/** Whether a card's rule lets it be shown. A rule without conditions hides nothing. */
export function isVisible(card: Card, cards: readonly Card[], journey: Journey): boolean {
  const rule = card.visibleIf
  if (!rule || rule.conditions.length === 0) return true
  const holds = (condition: Condition) => isMet(condition, cards, journey) === condition.is
  return rule.match === 'all' ? rule.conditions.every(holds) : rule.conditions.some(holds)
}

function isMet(condition: Condition, cards: readonly Card[], journey: Journey): boolean {
  const standing = condition.cardId === null ? undefined : journey.get(condition.cardId)
  switch (condition.when) {
    case 'answered':
      return (standing?.tries ?? 0) > 0
    case 'passed':
      return standing?.passed ?? false
    case 'chose':
      return standing?.chosen.includes(condition.partId) ?? false
    case 'scored':
      return reached(condition.cardId, standing, cards, journey) >= condition.atLeast
  }
}

const reached = (
  cardId: number | null,
  standing: Standing | undefined,
  cards: readonly Card[],
  journey: Journey,
): number => (cardId === null ? (totalOf(cards, journey).share ?? 0) : (standing?.scaled ?? 0))
