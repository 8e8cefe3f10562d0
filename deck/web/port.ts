import type { Shown } from '#kit/cardDefinition.ts'
import type { Verdict } from '#kit/verdict.ts'

export interface Effort {
  readonly durationMs: number
  readonly hintsUsed: number
}

/** Where a player's answers go: to the server for a learner, to the same pure functions for a preview. */
export interface PlayerPort {
  answer(cardId: number, response: unknown, effort: Effort): Promise<Verdict>
  /** The whole progress of the card as it now stands; saying it twice does no harm. */
  progress(cardId: number, progress: Shown): Promise<void>
  /** The end was reached. */
  finish?(): void
}
