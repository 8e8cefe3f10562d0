import type { OwnProblem } from '#kit/card/content.ts'
import { maxGaps, type BlanksCard } from './blanks.schema.ts'
import { bankOf, correctDistractors } from './blanks.score.ts'
import { markedIn } from '#kit/cardText/markedText.ts'

/** What stops a text from being filled in. */
export function blanksProblems(card: BlanksCard): OwnProblem[] {
  if (card.text.trim() === '') return [{ path: 'text', key: 'problems.noText' }]
  const gaps = markedIn(card.text)
  if (gaps.length === 0) return [{ path: 'text', key: 'problems.noGap' }]
  const empty = gaps.find(({ parts }) => parts.length === 0)
  return [
    ...(gaps.length > maxGaps
      ? [{ path: 'text', key: 'problems.manyGaps', values: { count: maxGaps } }]
      : []),
    ...(empty ? [{ path: 'text', key: 'problems.emptyGap', values: { number: empty.index + 1 } }] : []),
    ...bankProblems(card),
  ]
}

function bankProblems(card: BlanksCard): OwnProblem[] {
  if (card.entry === 'typed') return []
  const path = 'distractors'
  const [word] = correctDistractors(card)
  return [
    ...(word === undefined ? [] : [{ path, key: 'problems.rightDistractor', values: { word } }]),
    ...(new Set(bankOf(card)).size < 2 ? [{ path, key: 'problems.fewWords' }] : []),
  ]
}
