/** S-learning. Locked and pending are computed from the moment at which an activity opens; they are never stored. */
export const learningStatuses = ['locked', 'pending', 'learning', 'learned'] as const
export type LearningStatus = (typeof learningStatuses)[number]

/** What a record keeps: `waiting` is locked until `unlockAt`, pending from then on. */
export type StoredStatus = 'waiting' | LearningResult['status']

/** What somebody has reached in an activity; `stars` 0 until it is complete. */
export interface LearningResult {
  readonly status: 'learning' | 'learned'
  /** Share of the points of the scored cards that were visited; null where nothing is scored. */
  readonly scaled: number | null
  readonly points: number
  readonly maxPoints: number
  readonly stars: number
}
