import { starsOf, totalOf } from '#deck/deck.score.ts'
import type { Deck } from '#deck/deck.document.ts'
import { isComplete, playable } from '#deck/deck.walk.ts'
import type { Journey } from '#deck/deck.walk.ts'
import type { Reached } from './learning.states.ts'

/** L3: status, score and stars of a journey. What was learned once stays learned. */
export function reachOf(deck: Deck, journey: Journey, wasLearned: boolean): Reached {
  const isLearned = wasLearned || isComplete(deck, journey)
  const { earned, possible, share } = totalOf(playable(deck), journey)
  return {
    status: isLearned ? 'learned' : 'learning',
    scaled: share,
    points: earned,
    maxPoints: possible,
    stars: starsOf(isLearned, share),
  }
}
