import type { Card } from '#cards/index.ts'
import { starsOf, totalOf } from '#deck/deck.score.ts'
import type { Deck } from '#deck/deck.document.ts'
import { stopsOf } from '#deck/deck.stops.ts'
import { everShown } from '#deck/deck.visibility.ts'
import { isComplete } from '#deck/deck.walk.ts'
import type { Journey } from '#deck/deck.walk.ts'
import { scoresOf, type AbilityScore } from './learning.scores.ts'
import type { Reached } from './learning.states.ts'

/** L3: status, score and stars of a journey. What was learned once stays learned; what was never shown earns nothing. */
export function reachOf(deck: Deck, journey: Journey, wasLearned: boolean): Reached {
  const isLearned = wasLearned || isComplete(deck, journey)
  const { earned, possible, share } = totalOf(shownCards(deck, journey), journey)
  return {
    status: isLearned ? 'learned' : 'learning',
    scaled: share,
    points: earned,
    maxPoints: possible,
    stars: starsOf(isLearned, share),
  }
}

/** L3: where a journey leads to in each ability. */
export const abilitiesOf = (
  deck: Deck,
  journey: Journey,
  ratings: ReadonlyMap<number, number>,
): AbilityScore[] => scoresOf(shownCards(deck, journey), journey, ratings)

function shownCards(deck: Deck, journey: Journey): ReadonlySet<Card> {
  const stops = stopsOf(deck)
  const wasShown = everShown(stops, journey)
  return new Set(stops.filter(wasShown).map(({ card }) => card))
}
