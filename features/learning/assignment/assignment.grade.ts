import type { Grade, GradedBy } from '#kit/card/grading.ts'
import type { Mark, Result } from './assignment.states.ts'

/** The feedback of a person on a work. */
export interface FeedbackInput {
  readonly result: Result
  readonly comment: string
  readonly rubric: readonly Mark[]
  /** 0 to 100; null: none. */
  readonly score: number | null
}

export type Graded =
  | { readonly kind: 'graded'; readonly grade: Grade }
  /** The field of the feedback that does not fit the card. */
  | { readonly kind: 'refused'; readonly field: 'rubric' | 'score' }

/**
 * The grade in a person's feedback (S-assignment). By a rubric, each criterion of it is marked and the points add up; without
 * one a score counts, and where none is given, approved is all and not approved is nothing. Feedback alone gives no mark, but
 * may say how some criteria stand.
 */
export function gradeOf(criteria: readonly GradedBy[], feedback: FeedbackInput): Graded {
  const { result, comment, rubric, score } = feedback
  if (!isOf(criteria, rubric)) return { kind: 'refused', field: 'rubric' }
  const isMark = result !== 'feedbackProvided'
  if (isMark && rubric.length < criteria.length) return { kind: 'refused', field: 'rubric' }
  if (score !== null && (criteria.length > 0 || !isMark)) return { kind: 'refused', field: 'score' }
  const overall = score === null ? Number(result === 'approved') : score / 100
  const scaled = criteria.length > 0 ? shareOf(criteria, rubric) : overall
  const grade = {
    scaled: isMark ? scaled : null,
    passed: result === 'approved',
    comment,
    parts: partsOf(criteria, rubric),
  }
  return { kind: 'graded', grade }
}

/** What the marks come to of all that could be given, 0 to 1. */
export function shareOf(criteria: readonly GradedBy[], marks: readonly Mark[]): number {
  const possible = criteria.reduce((sum, { points }) => sum + points, 0)
  return possible === 0 ? 0 : marks.reduce((sum, { points }) => sum + points, 0) / possible
}

function isOf(criteria: readonly GradedBy[], marks: readonly Mark[]): boolean {
  const isOnce = new Set(marks.map(({ id }) => id)).size === marks.length
  return (
    isOnce && marks.every(({ id, points }) => points <= (criteria.find((one) => one.id === id)?.points ?? -1))
  )
}

const partsOf = (criteria: readonly GradedBy[], marks: readonly Mark[]): Grade['parts'] =>
  criteria.flatMap(({ id, title, points }) => {
    const mark = marks.find((one) => one.id === id)
    return mark
      ? [{ partId: id, share: mark.points / points, text: `${title}: ${mark.points}/${points}` }]
      : []
  })

const maxLevels = 10
const evenSteps = 5

/**
 * The points that one key gives for a criterion, in the order of the keys 0 to 9: each point where ten keys are enough, else
 * six even steps from nothing to all.
 */
export function levelsOf(points: number): readonly number[] {
  if (points < maxLevels) return Array.from({ length: points + 1 }, (_, level) => level)
  return Array.from({ length: evenSteps + 1 }, (_, step) => Math.round((points * step) / evenSteps))
}
