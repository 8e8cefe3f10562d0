import { cardOf, type Card } from '#cards/index.ts'
import type { Standing } from '#kit/cardDefinition.ts'
import { bestOf, mayAnswer, verdictOf, type Attempts, type Score, type Verdict } from '#kit/verdict.ts'
import * as z from 'zod/mini'

export type Judgement =
  | { readonly kind: 'judged'; readonly verdict: Verdict; readonly score: Score; readonly response: unknown }
  /** `invalid`: no response of this card; `closed`: no attempt is left. */
  | { readonly kind: 'refused'; readonly reason: 'invalid' | 'closed' }

/** Scores a response to a full (not redacted) card after the attempts `before`: preview and server ask here alike. */
export function judge(card: Card, given: unknown, before: Attempts): Judgement {
  const definition = cardOf(card.type)
  const parsed = definition.responseSchema && z.safeParse(definition.responseSchema, given)
  if (!parsed?.success || !definition.accepts(card, parsed.data))
    return { kind: 'refused', reason: 'invalid' }
  if (!mayAnswer(card, before)) return { kind: 'refused', reason: 'closed' }
  const score = definition.score(card, parsed.data)
  const verdict = verdictOf(card, score, before, definition.solution(card))
  return { kind: 'judged', verdict, score, response: parsed.data }
}

export interface Answer {
  readonly response: unknown
  readonly scaled: number | null
  readonly passed: boolean
}

/** How far a learner is with a card, from what was stored: the progress and all answers, oldest first. */
export function standingFrom(card: Card, progress: unknown, answers: readonly Answer[]): Standing {
  const definition = cardOf(card.type)
  const parsed = z.safeParse(definition.progressSchema, progress)
  const last = answers.at(-1)
  return {
    progress: parsed.success ? parsed.data : undefined,
    tries: answers.length,
    scaled: bestOf(answers.map(({ scaled }) => scaled)),
    passed: answers.some(({ passed }) => passed),
    chosen: last ? definition.chosen(last.response) : [],
  }
}

/** What was told about the last of a card's answers, told again when the learner comes back. */
export function lastVerdict(card: Card, answers: readonly Answer[]): Verdict | undefined {
  const last = answers.at(-1)
  if (!last) return undefined
  const definition = cardOf(card.type)
  const scored = definition.score(card, last.response)
  const score = { ...scored, scaled: last.scaled, passed: last.passed }
  const before = answers.slice(0, -1).map(({ scaled }) => scaled)
  return verdictOf(card, score, before, definition.solution(card))
}
