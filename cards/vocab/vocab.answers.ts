import { judgeTyped, type TypedVerdict } from '#kit/value/typed.ts'
import type { Score } from '#kit/card/verdict.ts'
import {
  maxTerms,
  type Term,
  type VocabCard,
  type VocabProgress,
  type VocabResponse,
} from './vocab.schema.ts'

export const termOf = (card: VocabCard, id: string): Term | undefined =>
  card.terms.find((term) => term.id === id)

const isTyped = (mode: VocabResponse['mode']) => mode === 'spell' || mode === 'dictation'
const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** Whether two terms have the same meaning. */
export const meansTheSame = (a: Term, b: Term): boolean =>
  a.id === b.id || (plain(a.meaning) !== '' && plain(a.meaning) === plain(b.meaning))

/** The verdict on one answer; the player computes it at once, and the server again. */
export function judgeAnswer(card: VocabCard, { mode, termId, answer }: VocabResponse): TypedVerdict {
  const term = termOf(card, termId)
  if (!term || answer.trim() === '') return 'wrong'
  if (!isTyped(mode)) {
    const chosen = termOf(card, answer)
    return chosen && meansTheSame(term, chosen) ? 'exact' : 'wrong'
  }
  // Japanese is also written as it is read; a Chinese reading is no spelling.
  const accepted = card.language.startsWith('ja') ? [term.term, term.reading] : [term.term]
  return judgeTyped(answer, accepted, {
    ignoreCase: true,
    ignorePunctuation: true,
    typos: card.forgivesSlips ? 1 : 0,
    others: card.terms.filter(({ id }) => id !== termId).map((other) => other.term),
  })
}

/** Terms that were right as often in a row as they must be. Once mastered, a term stays so. */
export function masteredIn(card: VocabCard, responses: readonly VocabResponse[]): ReadonlySet<string> {
  const streaks = new Map<string, number>()
  const mastered = new Set<string>()
  for (const response of responses) {
    if (mastered.has(response.termId)) continue
    const isRight = judgeAnswer(card, response) !== 'wrong'
    const streak = isRight ? (streaks.get(response.termId) ?? 0) + 1 : 0
    streaks.set(response.termId, streak)
    if (streak >= card.streak && termOf(card, response.termId)) mastered.add(response.termId)
  }
  return mastered
}

/** The share of terms that are mastered, over all answers so far. */
export function scorePractice(card: VocabCard, responses: readonly VocabResponse[]): Score {
  const { size } = masteredIn(card, responses)
  const scaled = card.terms.length === 0 ? 0 : size / card.terms.length
  return { scaled, passed: scaled === 1, parts: [] }
}

/** An exercise of this card about one of its terms; where a meaning is chosen, one of its meanings. */
export const acceptsAnswer = (card: VocabCard, { mode, termId, answer }: VocabResponse): boolean =>
  card.modes.includes(mode) &&
  termOf(card, termId) !== undefined &&
  (isTyped(mode) || answer === '' || termOf(card, answer) !== undefined)

export function joinPractice(before: VocabProgress, now: VocabProgress): VocabProgress {
  const seen = union(before.seen, now.seen)
  const mastered = union(before.mastered, now.mastered)
  return { ...before, ...now, ...(seen && { seen }), ...(mastered && { mastered }) }
}

const union = (a: readonly string[] | undefined, b: readonly string[] | undefined): string[] | undefined =>
  a || b ? [...new Set([...(a ?? []), ...(b ?? [])])].slice(0, maxTerms) : undefined
