import { markedIn } from '#kit/cardText/markedText.ts'
import type { OwnProblem } from '#kit/card/content.ts'
import { minStatements, type MarkWordsCard } from './markWords.schema.ts'
import { readText } from './markWords.units.ts'

/** What stops a text from being marked, or a summary from being chosen. */
export const markWordsProblems = (card: MarkWordsCard): OwnProblem[] =>
  card.mode === 'summary' ? summaryProblems(card) : textProblems(card)

function textProblems(card: MarkWordsCard): OwnProblem[] {
  const path = 'text'
  if (card.text.trim() === '') return [{ path, key: 'problems.noText' }]
  const marks = markedIn(card.text)
  const empty = marks.find(({ parts }) => parts.length === 0)
  if (empty) return [{ path, key: 'problems.emptyMark', values: { number: empty.index + 1 } }]
  const { units } = readText(card)
  if (!units.some(({ isRight }) => isRight)) return [{ path, key: 'problems.noMark' }]
  return units.every(({ isRight }) => isRight) ? [{ path, key: 'problems.allMarked' }] : []
}

function summaryProblems({ steps }: MarkWordsCard): OwnProblem[] {
  if (steps.length === 0) return [{ path: 'steps', key: 'problems.noStep' }]
  return steps.flatMap(({ statements }, index) => {
    const path = `steps.${index}.statements`
    const texts = statements.map(({ text }) => text.trim().toLowerCase())
    const values = { number: index + 1 }
    if (texts.length < minStatements)
      return [{ path, key: 'problems.fewStatements', values: { ...values, count: minStatements } }]
    if (texts.includes('')) return [{ path, key: 'problems.emptyStatement', values }]
    return new Set(texts).size < texts.length ? [{ path, key: 'problems.twinStatement', values }] : []
  })
}
