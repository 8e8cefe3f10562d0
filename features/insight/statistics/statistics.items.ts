import { sumOf, type Sums } from './statistics.sums.ts'

/**
 * Item analysis of classical test theory.
 *
 * Difficulty p is the mean scaled result of the first attempts that are graded, 0 (nobody knew) to 1 (everybody knew).
 *
 * Discrimination is the corrected item-total correlation: Pearson's r between the result x of a question's first attempt
 * and the rest score y, which is the share of points that the same learner reached with the first attempts at all other
 * questions. The question is left out of its own total, else it would correlate with itself (Henrysson 1963). Over the
 * learners who finished: r = (n·Σxy − Σx·Σy) / √((n·Σx² − (Σx)²)·(n·Σy² − (Σy)²)).
 *
 * Bounds as in Ebel & Frisbie, Essentials of Educational Measurement: r below 0.2 is poor, below 0 works against the rest;
 * p above 0.9 is too easy, below 0.2 too hard. Fewer than `fewest` learners say nothing.
 */
export interface Item {
  /** Learners whose first attempt is graded. */
  readonly answers: number
  /** 0 to 1. */
  readonly difficulty: number
  /** Learners who finished and whose results are compared. */
  readonly compared: number
  /** -1 to 1; null where all know it, nobody does, or too few have finished. */
  readonly discrimination: number | null
  /** Why its author should look at it; empty: nothing speaks against it, or too few answers to say so. */
  readonly weak: readonly Weakness[]
}

export const weaknesses = ['tooEasy', 'tooHard', 'poor', 'inverse'] as const
export type Weakness = (typeof weaknesses)[number]

/** The fewest learners of whom an item analysis says anything. */
export const fewest = 20
export const bounds = { easy: 0.9, hard: 0.2, poor: 0.2 } as const

/** What the sums of one card say of it as a question; null where no first attempt is graded. */
export function itemOf(sums: Sums): Item | null {
  const answers = sumOf(sums, 'first')
  if (answers === 0) return null
  const difficulty = sumOf(sums, 'firstX') / answers / 1000
  const discrimination = correlationOf(sums)
  const compared = sumOf(sums, 'n')
  return {
    answers,
    difficulty,
    compared,
    discrimination,
    weak: answers < fewest ? [] : weaknessesOf(difficulty, compared < fewest ? null : discrimination),
  }
}

function weaknessesOf(difficulty: number, discrimination: number | null): Weakness[] {
  const ofDifficulty: Weakness[] =
    difficulty > bounds.easy ? ['tooEasy'] : difficulty < bounds.hard ? ['tooHard'] : []
  if (discrimination === null || discrimination >= bounds.poor) return ofDifficulty
  return [...ofDifficulty, discrimination < 0 ? 'inverse' : 'poor']
}

function correlationOf(sums: Sums): number | null {
  const [n, x, y, xx, yy, xy] = ['n', 'x', 'y', 'xx', 'yy', 'xy'].map((name) => sumOf(sums, name))
  if (n === undefined || x === undefined || y === undefined || n < 2) return null
  const ofX = n * (xx ?? 0) - x * x
  const ofY = n * (yy ?? 0) - y * y
  if (ofX <= 0 || ofY <= 0) return null
  return (n * (xy ?? 0) - x * y) / Math.sqrt(ofX) / Math.sqrt(ofY)
}
