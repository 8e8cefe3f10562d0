import type { Shown } from '#kit/card/progress.ts'
import type { Verdict } from '#kit/card/verdict.ts'
import type { CardServices } from '#kit/card/web/cardUi.ts'

export interface Effort {
  readonly durationMs: number
  readonly hintsUsed: number
}

/** Where a player's answers go: to the server for a learner, to the same pure functions for a preview. */
export interface PlayerPort {
  /** Calls `keep` where the answer has to wait for a connection: the learner goes on, the verdict follows. */
  answer(cardId: number, response: unknown, effort: Effort, onQueued?: () => void): Promise<Verdict>
  /**
   * The verdict on an answer that waits for its grade, once there is one; undefined where nobody gives it while one waits.
   */
  later?(cardId: number, signal: AbortSignal): Promise<Verdict | undefined>
  /** Reports the whole progress of the card; reporting it twice does no harm. */
  progress(cardId: number, progress: Shown): Promise<void>
  /** What the card may use beyond its answer. */
  services(cardId: number): CardServices
  /** The card that is on the screen from now on, and the one at which the next sitting begins: during a look another one. */
  open?(cardId: number, resumeAt: number): void
  /** The end was reached. */
  finish?(): void
}

/** What a player without a server gives its cards: every request fails. */
export const noServices: CardServices = {
  upload: async () => {
    throw new Error('Nothing is kept here')
  },
  async *converse() {
    yield* []
    throw new Error('Nobody answers here')
  },
  visit: () => undefined,
}
