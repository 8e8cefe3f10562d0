import * as z from 'zod/mini'
import type { CardState } from '#kit/card/progress.ts'
import type { Grade, Grader } from '#kit/card/grading.ts'
import { bestOf, mayAnswer, verdictOf, type Attempts, type Score, type Verdict } from '#kit/card/verdict.ts'
import { cardOf, type Card } from '#cards/registry.ts'

/** What scoring an answer came to. */
export type Scoring =
  | { readonly kind: 'scored'; readonly verdict: Verdict; readonly score: Score; readonly response: unknown }
  /** `invalid`: no response of this card; `closed`: no attempt is left. */
  | { readonly kind: 'refused'; readonly reason: 'invalid' | 'closed' }

/** Scores a response to a full (not redacted) card after the answers `before`: for the preview and the server alike. */
export function scoreAnswer(card: Card, input: unknown, before: readonly Answer[]): Scoring {
  const { answering } = cardOf(card.type)
  const parsed = z.safeParse(answering.responseSchema, input)
  if (!parsed.success || !answering.accepts(card, parsed.data)) return { kind: 'refused', reason: 'invalid' }
  if (!takesAnswer(card, before)) return { kind: 'refused', reason: 'closed' }
  const score = answering.scoreAll(card, [...before.map(({ response }) => response), parsed.data])
  const verdict = closedWhilePending(verdictFor(card, score, attemptsIn(before)))
  return { kind: 'scored', verdict, score, response: parsed.data }
}

/** Who grades this answer beside the card's own rules; null: nobody. */
export const graderOf = (card: Card, response: unknown): Grader | null =>
  cardOf(card.type).answering.grading?.by(card, response) ?? null

/** Answers to one card that are stored of one learner: far more than practice needs, few enough to be scored anew each time. */
export const maxAnswers = 2000

/** Whether one more answer may be given: attempts are left, and none waits for its grade. */
export function takesAnswer(card: Card, before: readonly Answer[]): boolean {
  if (before.length >= maxAnswers) return false
  const last = before.at(-1)
  const isWaiting = last?.scaled === null && !last.grade && graderOf(card, last.response) !== null
  return !isWaiting && mayAnswer(attemptable(card), attemptsIn(before))
}

/** While an answer waits for its grade, no other one is given. */
const closedWhilePending = (verdict: Verdict): Verdict =>
  verdict.outcome === 'pending' ? { ...verdict, attemptsLeft: 0 } : verdict

/**
 * A practice takes answers without end, so no last one of them shows the right answer. A work may be handed in as often as its
 * reviewer sends it back, whatever number of attempts its card names.
 */
function attemptable(card: Card): Card {
  const { isPractised, submission } = cardOf(card.type).answering
  return isPractised || submission ? { ...card, attempts: { max: null, showAnswer: 'never' } } : card
}

/** The verdict on an answer. A work that was handed in shows its solution at once, and may still be handed in again. */
function verdictFor(card: Card, score: Score, before: Attempts): Verdict {
  const { solution, submission } = cardOf(card.type).answering
  const solved = solution(card)
  const verdict = verdictOf(attemptable(card), score, before, solved)
  return submission ? { ...verdict, solution: solved ?? null } : verdict
}

const attemptsIn = (answers: readonly Answer[]): Attempts => answers.map(({ scaled }) => scaled)

export interface Answer {
  readonly response: unknown
  /** 0 to 1; null while nobody has graded it. */
  readonly scaled: number | null
  readonly passed: boolean
  /** The grade by a person or an AI, where the card's own rules did not decide. */
  readonly grade?: Grade | null
}

/** How far a learner is with a card, from what was stored: the progress and all answers, oldest first. */
export function cardStateFrom(card: Card, progress: unknown, answers: readonly Answer[]): CardState {
  const definition = cardOf(card.type)
  const parsed = z.safeParse(definition.progress.schema, progress)
  const last = answers.at(-1)
  return {
    progress: parsed.success ? parsed.data : undefined,
    tries: answers.length,
    scaled: bestOf(answers.map(({ scaled }) => scaled)),
    passed: answers.some(({ passed }) => passed),
    chosen: last ? definition.answering.chosen(last.response) : [],
  }
}

/** The verdict on the last of a card's answers, for a learner who comes back; undefined before the first answer. */
export function lastVerdict(card: Card, answers: readonly Answer[]): Verdict | undefined {
  const last = answers.at(-1)
  if (!last) return undefined
  const definition = cardOf(card.type)
  const scored = definition.answering.scoreAll(
    card,
    answers.map(({ response }) => response),
  )
  const score = { ...scored, scaled: last.scaled, passed: last.passed }
  const before = attemptsIn(answers.slice(0, -1))
  const verdict = verdictFor(card, score, before)
  return last.grade ? graded(verdict, last.grade) : closedWhilePending(verdict)
}

/** The verdict with a grade: a grader's comment replaces the author's sentence, and a grade without a mark is final. */
export function graded(verdict: Verdict, grade: Grade): Verdict {
  const parts = grade.parts.map(({ partId, text }) => ({ partId, text }))
  const outcome = grade.scaled === null ? 'noted' : verdict.outcome
  return { ...verdict, outcome, feedback: { overall: grade.comment || verdict.feedback.overall, parts } }
}
