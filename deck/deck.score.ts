import type { CardState } from '#kit/card/progress.ts'
import { cardOf, type Card } from '#cards/registry.ts'

export interface Total {
  /** Sum of scaled x points over the scored cards that were visited. */
  readonly earned: number
  /** What those cards could have given; one that waits for its grade is left out. */
  readonly possible: number
  /** 0 to 1; null while nothing is scored. */
  readonly share: number | null
}

const isScored = (card: Card) => card.points > 0 && cardOf(card.type).answering.isScorable

/** The score over these cards. A visited card that was not answered earns nothing. */
export function totalOf(cards: Iterable<Card>, progress: ReadonlyMap<number, CardState>): Total {
  let earned = 0
  let possible = 0
  for (const card of cards) {
    const state = progress.get(card.id)
    const isPending = state !== undefined && state.tries > 0 && state.scaled === null
    if (!state || !isScored(card) || isPending) continue
    earned += (state.scaled ?? 0) * card.points
    possible += card.points
  }
  return { earned, possible, share: possible === 0 ? null : earned / possible }
}

/** 1 complete, 2 from 60%, 3 from 85%; where nothing is scored, complete is all that can be had. */
export function starsOf(isComplete: boolean, share: number | null): 0 | 1 | 2 | 3 {
  if (!isComplete) return 0
  const score = (share ?? 1) + 1e-9
  if (score >= 0.85) return 3
  return score >= 0.6 ? 2 : 1
}
