import type { CardState } from '#kit/card/progress.ts'
import { cardOf, type Card } from '#cards/registry.ts'
import { playable, type Deck } from './deck.document.ts'
import type { LearnerProgress } from './deck.navigation.ts'

/** What became of a question; `pending`: it was answered, and its grade is not there yet. */
export type Mark = 'correct' | 'partly' | 'wrong' | 'unanswered' | 'pending'

export interface MarkedCard {
  readonly card: Card
  readonly mark: Mark
}

/** The scored cards that a learner has met, in the deck's order, each with what its best answer came to. */
export function markedCards(deck: Deck, progress: LearnerProgress): MarkedCard[] {
  return playable(deck).flatMap((card) => {
    const state = progress.get(card.id)
    const isScored = card.points > 0 && cardOf(card.type).answering.isScorable
    return state && isScored ? [{ card, mark: markOf(state) }] : []
  })
}

function markOf({ tries, scaled }: CardState): Mark {
  if (tries === 0) return 'unanswered'
  if (scaled === null) return 'pending'
  if (scaled >= 1) return 'correct'
  return scaled > 0 ? 'partly' : 'wrong'
}
