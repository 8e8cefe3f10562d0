import { shuffled } from '#kit/value/shuffle.ts'
import { judgeTyped, normalise, type TypedVerdict } from '#kit/value/typed.ts'
import type { Score } from '#kit/card/verdict.ts'
import type { BlanksCard, BlanksResponse } from './blanks.schema.ts'
import { emptied, gapsOf, segmentsOf } from './blanks.text.ts'

/** How an answer compares with what is accepted in its gap. A word of the bank is that word or it is not. */
export function judgeGap(card: BlanksCard, accepted: readonly string[], answer: string): TypedVerdict {
  if (card.entry === 'bank') return judgeTyped(answer, accepted)
  const { typos, ignoreCase, ignorePunctuation, ignoreDiacritics } = card
  return judgeTyped(answer, accepted, { typos, ignoreCase, ignorePunctuation, ignoreDiacritics })
}

/** The share of gaps that are filled in right. */
export function scoreBlanks(card: BlanksCard, { answers }: BlanksResponse): Score {
  const gaps = gapsOf(card.text)
  const right = gaps.filter(
    ({ accepted, index }) => judgeGap(card, accepted, answers[index] ?? '') !== 'wrong',
  ).length
  const scaled = gaps.length === 0 ? 0 : right / gaps.length
  return { scaled, passed: scaled === 1, parts: [] }
}

/** The words to choose from: the first answer of each gap, and those that belong nowhere. */
export const bankOf = (card: BlanksCard): string[] =>
  [...gapsOf(card.text).map(({ accepted }) => accepted[0] ?? ''), ...card.distractors].filter(
    (word) => word.trim() !== '',
  )

/** What its gaps take, and its text with the gaps filled: with the first answer of each, the second, and so on. */
export function rightBlanks({ text }: BlanksCard): string[] {
  const answers = gapsOf(text).map(({ accepted }) => accepted)
  const most = Math.max(0, ...answers.map(({ length }) => length))
  const filled = Array.from({ length: most }, (_, turn) =>
    segmentsOf(text)
      .map((segment) =>
        segment.kind === 'text' ? segment.text : (segment.accepted[turn] ?? segment.accepted[0] ?? ''),
      )
      .join(''),
  )
  return [...answers.flat(), ...filled]
}

/** One answer a gap, not all of them empty; from a bank each word as often as it is there. */
export function acceptsBlanks(card: BlanksCard, { answers }: BlanksResponse): boolean {
  const filled = answers.filter((answer) => answer.trim() !== '')
  if (answers.length !== gapsOf(card.text).length || filled.length === 0) return false
  if (card.entry === 'typed') return true
  const bank = bankOf(card)
  return filled.every((word) => {
    const isSame = (other: string) => other === word
    return filled.filter(isSame).length <= bank.filter(isSame).length
  })
}

/** The card without its answers; those of a bank are among its words, in an order that reveals nothing. */
export function withoutAnswers(card: BlanksCard, seed: number): BlanksCard {
  const own = seed ^ Math.imul(card.id, 0x9e3779b1)
  const bank = card.entry === 'bank' ? shuffled(bankOf(card), own) : []
  return { ...card, text: emptied(card.text), distractors: bank, explanation: '' }
}

/** Distractors that are the answer of a gap. */
export function correctDistractors(card: BlanksCard): string[] {
  const accepted = new Set(gapsOf(card.text).flatMap((gap) => gap.accepted.map((word) => normalise(word))))
  return card.distractors.filter((word) => accepted.has(normalise(word)))
}
