import * as z from 'zod/mini'
import type { CardBase } from './card.ts'

/** What a card's own scoring says of one response. `scaled` null: nobody has graded it yet. */
export interface Score {
  readonly scaled: number | null
  readonly passed: boolean
  /** What the author says to the chosen parts. */
  readonly parts: readonly PartFeedback[]
  /** Of an answer that is neither right nor wrong: nobody will grade it. */
  readonly isFinal?: boolean
}

export interface PartFeedback {
  readonly partId: string
  readonly text: string
}

/** `noted`: taken, and never graded. */
export const outcomes = ['correct', 'partly', 'wrong', 'pending', 'noted'] as const
export type Outcome = (typeof outcomes)[number]

/** The answer to an answer, as the learner may know it. */
export const verdictSchema = z.strictObject({
  attempt: z.int(),
  /** null: as often as one likes; 0 when no further attempt counts. */
  attemptsLeft: z.nullable(z.int()),
  outcome: z.enum(outcomes),
  scaled: z.nullable(z.number()),
  passed: z.boolean(),
  feedback: z.strictObject({
    /** The author's sentence for this outcome; '' leaves the player its own. */
    overall: z.string(),
    parts: z.array(z.strictObject({ partId: z.string(), text: z.string() })),
  }),
  /** What the card tells once its answer may be known, else null. */
  solution: z.unknown(),
})
export type Verdict<Solution = unknown> = Omit<z.output<typeof verdictSchema>, 'solution'> & {
  readonly solution: Solution | null
}

/**
 * The outcome of a scaled result, 0 to 1. Without one (null) it is pending, or noted where `isFinal` says that nobody grades
 * it.
 */
export function outcomeOf(scaled: number | null, isFinal = false): Outcome {
  if (scaled === null) return isFinal ? 'noted' : 'pending'
  if (scaled >= 1) return 'correct'
  return scaled > 0 ? 'partly' : 'wrong'
}

/** Scaled results of the attempts so far, oldest first. */
export type Attempts = readonly (number | null)[]

/** Whether the answer has been told to somebody with these attempts. */
export function isSolutionShown(card: CardBase, attempts: Attempts): boolean {
  if (attempts.length === 0 || card.attempts.showAnswer === 'never') return false
  if (card.attempts.showAnswer === 'afterAnswer') return true
  return isExhausted(card, attempts) || attempts.some((scaled) => scaled === 1)
}

const isExhausted = (card: CardBase, attempts: Attempts): boolean =>
  card.attempts.max !== null && attempts.length >= card.attempts.max

/** None after `max`, none after the solution was shown. */
export const mayAnswer = (card: CardBase, attempts: Attempts): boolean =>
  !isExhausted(card, attempts) && !isSolutionShown(card, attempts)

/** The best graded attempt counts; null while none is graded. */
export const bestOf = (attempts: Attempts): number | null =>
  attempts.reduce((best, scaled) => (scaled === null ? best : Math.max(best ?? 0, scaled)), null)

/**
 * What is told about one answer: `before` holds the attempts that came first. Preview and server both ask here.
 * `solution` is what the card would tell.
 */
export function verdictOf(card: CardBase, score: Score, before: Attempts, solution: unknown): Verdict {
  const attempts = [...before, score.scaled]
  const outcome = outcomeOf(score.scaled, score.isFinal)
  const left = card.attempts.max === null ? null : card.attempts.max - attempts.length
  return {
    attempt: attempts.length,
    attemptsLeft: mayAnswer(card, attempts) ? left : 0,
    outcome,
    scaled: score.scaled,
    passed: score.passed,
    feedback: {
      overall: outcome === 'pending' || outcome === 'noted' ? '' : card.feedback[outcome],
      parts: [...score.parts],
    },
    solution: isSolutionShown(card, attempts) ? (solution ?? null) : null,
  }
}
