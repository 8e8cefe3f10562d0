import type { Shown } from '#kit/cardDefinition.ts'
import type { Verdict } from '#kit/verdict.ts'

export interface Effort {
  readonly durationMs: number
  readonly hintsUsed: number
}

/** Where a player's answers go: to the server for a learner, to the same pure functions for a preview. */
export interface PlayerPort {
  /** Calls `keep` where the answer has to wait for a connection: the learner goes on, the verdict follows. */
  answer(cardId: number, response: unknown, effort: Effort, keep?: () => void): Promise<Verdict>
  /** The whole progress of the card as it now stands; saying it twice does no harm. */
  progress(cardId: number, progress: Shown): Promise<void>
  /** The card that is on the screen from now on. */
  open?(cardId: number): void
  /** The end was reached. */
  finish?(): void
}
