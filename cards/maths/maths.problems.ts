import type { OwnProblem } from '#kit/card/content.ts'
import { namesIn } from '#kit/formula/formula.evaluate.ts'
import { readFormula } from '#kit/formula/formula.read.ts'
import { drawn, valuesFor } from './maths.draw.ts'
import type { MathsCard } from './maths.schema.ts'
import { isAnswerFormed, judgeMaths, readEntry } from './maths.score.ts'
import { unitsOf } from './maths.units.ts'
import { valueRules } from './maths.values.ts'

/** So many draws are tried before a card counts as sound. */
const trials = 12

/** What stops a question from being answered. */
export function mathsProblems(card: MathsCard): OwnProblem[] {
  const question = card.question.trim() === '' ? [{ path: 'question', key: 'problems.noQuestion' }] : []
  const odd = valueRules(card.values, card.decimal).find((rule) => rule.kind === 'odd')
  if (odd?.kind === 'odd')
    return [...question, { path: 'values', key: 'problems.oddValue', values: { line: odd.line } }]
  const answer = answerProblem(card)
  return [
    ...question,
    ...(answer ? [answer] : mistakeProblems(card)),
    ...marginProblems(card),
    ...unitProblems(card),
  ]
}

function answerProblem(card: MathsCard): OwnProblem | undefined {
  const path = 'answer'
  if (card.answer.trim() === '') return { path, key: 'problems.noAnswer' }
  const reading = readFormula(card.answer, card.decimal)
  if (!reading.isRead) return { path, key: 'problems.oddAnswer' }
  const seeds = Array.from({ length: trials }, (_, seed) => seed)
  if (card.kind === 'number') {
    const known = new Set(valuesFor({ ...card, answer: '0' }, 0)?.keys())
    const name = [...namesIn(reading.formula)].find((each) => !known.has(each))
    if (name !== undefined) return { path, key: 'problems.unknownLetter', values: { name } }
  }
  if (card.values.trim() !== '' && seeds.some((seed) => !valuesFor(card, seed)))
    return { path: 'values', key: 'problems.noDraw' }
  const cards = seeds.map((seed) => drawn(card, seed))
  const isSolved = cards.every(
    (one) => judgeMaths({ ...one, unitMode: 'none' }, { answer: one.answer, unit: '' }).kind === 'right',
  )
  if (!isSolved) return { path, key: 'problems.noValue' }
  return cards.every(isAnswerFormed) ? undefined : { path, key: 'problems.otherForm' }
}

function mistakeProblems(card: MathsCard): OwnProblem[] {
  const one = drawn(card, 1)
  return card.mistakes.flatMap(({ feedback }, index): OwnProblem[] => {
    const answer = one.mistakes[index]?.answer ?? ''
    const path = `mistakes.${index}.answer`
    if (!readEntry(card, answer)) return [{ path, key: 'problems.oddMistake' }]
    const { kind } = judgeMaths({ ...one, unitMode: 'none', mistakes: [] }, { answer, unit: '' })
    if (kind !== 'other') return [{ path, key: 'problems.rightMistake' }]
    return feedback.trim() === '' ? [{ path: `mistakes.${index}.feedback`, key: 'problems.noFeedback' }] : []
  })
}

function marginProblems({ kind, tolerance, margin }: MathsCard): OwnProblem[] {
  if (kind !== 'number' || tolerance === 'exact') return []
  const isGood =
    tolerance === 'figures' ? Number.isInteger(margin) && margin >= 1 && margin <= 12 : margin > 0
  return isGood
    ? []
    : [{ path: 'margin', key: tolerance === 'figures' ? 'problems.oddFigures' : 'problems.noMargin' }]
}

function unitProblems(card: MathsCard): OwnProblem[] {
  if (card.kind !== 'number' || card.unitMode === 'none') return []
  const units = unitsOf(card)
  if (units.length === 0) return [{ path: 'units', key: 'problems.noUnit' }]
  const odd = units.find(({ name, factor }) => name === '' || !(factor > 0))
  return odd ? [{ path: 'units', key: 'problems.oddUnit', values: { unit: odd.name } }] : []
}
