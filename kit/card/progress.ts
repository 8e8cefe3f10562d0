import * as z from 'zod/mini'
import type { Range } from '#kit/media/mediaRanges.ts'

/** What every progress says: the card was on the screen. */
export interface Shown {
  readonly viewed?: true | undefined
}
export const shown = z.optional(z.literal(true))
const shownSchema = z.strictObject({ viewed: shown })

/** How far one learner is with one card. */
export interface CardState<Progress = Shown> {
  readonly progress: Progress | undefined
  /** How often it was answered. */
  readonly tries: number
  /** The best graded result; null while nothing is graded. */
  readonly scaled: number | null
  readonly passed: boolean
  /** Parts chosen in the last answer. */
  readonly chosen: readonly string[]
}

/** What one learner has played of a recording, in seconds; `span` null: nobody knows how long it is. */
export interface PlayedPart {
  readonly span: Range | null
  readonly ranges: readonly Range[]
}

/** How a card type describes what was done with a card, and when that is enough. */
export interface ProgressSpec<Card, Progress extends Shown> {
  /** Absent: nothing but that it was shown. */
  readonly schema?: z.ZodMiniType<Progress>
  /** Absent: once it was answered, or, where there is nothing to answer, once it was shown. */
  isComplete?(card: Card, state: CardState<Progress>): boolean
  /** Joins what was reported before with what is reported now; progress never shrinks. Absent: what is new is added. */
  join?(before: Progress, now: Progress): Progress
  /** Absent: there is nothing to be played. */
  played?(card: Card, progress: Progress): PlayedPart | null
}

export interface CardProgress<Card, Progress extends Shown> extends Required<ProgressSpec<Card, Progress>> {
  /** null: nothing to be played, or no progress of this type. */
  played(card: Card, progress: unknown): PlayedPart | null
}

/** Fills in what a card type leaves out; `isAnswered`: whether its cards can be answered. */
export function completeProgress<Card, Progress extends Shown>(
  spec: ProgressSpec<Card, Progress>,
  isAnswered: boolean,
): CardProgress<Card, Progress> {
  // Who names no schema has no progress of its own either.
  const schema = spec.schema ?? (shownSchema as unknown as z.ZodMiniType<Progress>)
  return {
    isComplete: (_card, { tries, progress }) => (isAnswered ? tries > 0 : progress?.viewed === true),
    join: (before, now) => ({ ...before, ...now }),
    ...spec,
    schema,
    played: (card, progress) => {
      const { data } = z.safeParse(schema, progress)
      return (data !== undefined && spec.played?.(card, data)) || null
    },
  }
}
