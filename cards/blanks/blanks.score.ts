import { seedOfCard } from '#kit/card/seedOfCard.ts'
import { shuffled } from '#kit/value/shuffle.ts'
import { judgeTyped, normalise, type TypedVerdict } from '#kit/value/typed.ts'
import type { Score } from '#kit/card/verdict.ts'
import type { BlanksCard, BlanksResponse } from './blanks.schema.ts'
import { emptied, markedIn, segmentsOf } from '#kit/cardText/markedText.ts'

/** How an answer compares with what is accepted in its gap. A word of the bank is that word or it is not. */
export function judgeGap(card: BlanksCard, accepted: readonly string[], answer: string): TypedVerdict {
  if (card.entry === 'bank') return judgeTyped(answer, accepted)
  const { typos, ignoreCase, ignorePunctuation, ignoreDiacritics } = card
  return judgeTyped(answer, accepted, { typos, ignoreCase, ignorePunctuation, ignoreDiacritics })
}

/** The share of gaps that are filled in right; without partial credit all of them or nothing. */
export function scoreBlanks(card: BlanksCard, { answers }: BlanksResponse): Score {
  const gaps = markedIn(card.text)
  const right = gaps.filter(
    ({ parts, index }) => judgeGap(card, parts, answers[index] ?? '') !== 'wrong',
  ).length
  const share = gaps.length === 0 ? 0 : right / gaps.length
  const scaled = card.partialCredit ? share : Math.floor(share)
  return { scaled, passed: scaled === 1, parts: [] }
}

/** The words to choose from: the first answer of each gap, and those that belong nowhere. */
export const bankOf = (card: BlanksCard): string[] =>
  [...markedIn(card.text).map(({ parts }) => parts[0] ?? ''), ...card.distractors].filter(
    (word) => word.trim() !== '',
  )

/** What its gaps take, and its text with the gaps filled: with the first answer of each, the second, and so on. */
export function rightBlanks({ text }: BlanksCard): string[] {
  const answers = markedIn(text).map(({ parts }) => parts)
  const most = Math.max(0, ...answers.map(({ length }) => length))
  const filled = Array.from({ length: most }, (_, turn) =>
    segmentsOf(text)
      .map((segment) =>
        segment.kind === 'text' ? segment.text : (segment.parts[turn] ?? segment.parts[0] ?? ''),
      )
      .join(''),
  )
  return [...answers.flat(), ...filled]
}

/** One answer a gap, not all of them empty; from a bank each word as often as it is there. */
export function acceptsBlanks(card: BlanksCard, { answers }: BlanksResponse): boolean {
  const filled = answers.filter((answer) => answer.trim() !== '')
  if (answers.length !== markedIn(card.text).length || filled.length === 0) return false
  if (card.entry === 'typed') return true
  const bank = bankOf(card)
  return filled.every((word) => {
    const isSame = (other: string) => other === word
    return filled.filter(isSame).length <= bank.filter(isSame).length
  })
}

/** The card without its answers; those of a bank are among its words, in an order that reveals nothing. */
export function withoutAnswers(card: BlanksCard, seed: number): BlanksCard {
  const bank = card.entry === 'bank' ? shuffled(bankOf(card), seedOfCard(seed, card.id)) : []
  return { ...card, text: emptied(card.text), distractors: bank, explanation: '' }
}

/** Distractors that are the answer of a gap. */
export function correctDistractors(card: BlanksCard): string[] {
  const accepted = new Set(markedIn(card.text).flatMap((gap) => gap.parts.map((word) => normalise(word))))
  return card.distractors.filter((word) => accepted.has(normalise(word)))
}
