import type { Card } from '#cards/index.ts'
import { starsOf, totalOf } from '#deck/deck.score.ts'
import type { Deck } from '#deck/deck.document.ts'
import { stopsOf } from '#deck/deck.stops.ts'
import { everShown } from '#deck/deck.visibility.ts'
import { isComplete } from '#deck/deck.navigate.ts'
import type { LearnerProgress } from '#deck/deck.navigate.ts'
import { scoresOf, type AbilityScore } from './learning.scores.ts'
import type { LearningResult } from './learning.states.ts'

/**
 * L3: status, score and stars that a learner's progress comes to. What was learned once stays learned; what was never shown earns
 * nothing.
 */
export function learningResultOf(deck: Deck, progress: LearnerProgress, wasLearned: boolean): LearningResult {
  const isLearned = wasLearned || isComplete(deck, progress)
  const { earned, possible, share } = totalOf(shownCards(deck, progress), progress)
  return {
    status: isLearned ? 'learned' : 'learning',
    scaled: share,
    points: earned,
    maxPoints: possible,
    stars: starsOf(isLearned, share),
  }
}

/** L3: what a learner's progress comes to in each ability. */
export const abilitiesOf = (
  deck: Deck,
  progress: LearnerProgress,
  ratings: ReadonlyMap<number, number>,
): AbilityScore[] => scoresOf(shownCards(deck, progress), progress, ratings)

function shownCards(deck: Deck, progress: LearnerProgress): ReadonlySet<Card> {
  const stops = stopsOf(deck)
  const wasShown = everShown(stops, progress)
  return new Set(stops.filter(wasShown).map(({ card }) => card))
}
