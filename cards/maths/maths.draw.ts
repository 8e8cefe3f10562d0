import { seedOfCard } from '#kit/card/seedOfCard.ts'
import { evaluate, namesIn, type Values } from '#kit/formula/formula.evaluate.ts'
import { exactValue, type ExactValues } from '#kit/formula/formula.exact.ts'
import type { Rational } from '#kit/formula/formula.rational.ts'
import { readFormula } from '#kit/formula/formula.read.ts'
import { plainNumber, substitute } from '#kit/formula/formula.substitute.ts'
import { texOf } from '#kit/formula/formula.tex.ts'
import { piecesOf } from '#kit/formula/formula.text.ts'
import type { DecimalSign } from '#kit/formula/formula.tree.ts'
import { isDecimal, workedOut } from '#kit/formula/formula.worked.ts'
import { randomFrom } from '#kit/value/shuffle.ts'
import { formOf, isExact, type MathsCard } from './maths.schema.ts'
import { drawValues, exactValues, valueRules } from './maths.values.ts'

const none: Values = new Map()

/** The values that this seed draws; undefined where the card's rules leave none. */
export function valuesFor(card: MathsCard, seed: number): Values | undefined {
  const rules = valueRules(card.values, card.decimal)
  const answer = readFormula(card.answer, card.decimal)
  const suits = (values: Values) =>
    card.kind === 'formula' || !answer.isRead || Number.isFinite(evaluate(answer.formula, values))
  return drawValues(rules, randomFrom(seedOfCard(seed, card.id)), suits)
}

/** The card with the values of one learner in all its texts and formulas. One that has them, or needs none, stays as it is. */
export function drawn(card: MathsCard, seed: number): MathsCard {
  if (card.values.trim() === '') return card
  const values = valuesFor(card, seed) ?? none
  const exact = exactValues(valueRules(card.values, card.decimal), values)
  const text = (written: string) => filledText(written, values, card.decimal)
  const { correct, partly, wrong } = card.feedback
  return {
    ...card,
    values: '',
    question: text(card.question),
    explanation: text(card.explanation),
    hints: card.hints.map(text),
    feedback: { correct: text(correct), partly: text(partly), wrong: text(wrong) },
    answer: filledFormula(card, card.answer, values, exact),
    mistakes: card.mistakes.map((mistake) => ({
      ...mistake,
      answer: filledFormula(card, mistake.answer, values, exact),
      feedback: text(mistake.feedback),
    })),
  }
}

/** What cannot be read stays as it is; a number is worked out, so that nothing shows how. */
function filledFormula(card: MathsCard, written: string, values: Values, exact: ExactValues): string {
  const { kind, decimal } = card
  const reading = readFormula(written, decimal)
  if (!reading.isRead) return written
  const value = kind === 'number' ? evaluate(reading.formula, values) : NaN
  if (!Number.isFinite(value)) return texOf(substitute(workedOut(reading.formula, exact), values), decimal)
  const isAnyForm = formOf(card) === 'any'
  const fraction = isExact(card) || !isAnyForm ? exactValue(reading.formula, exact) : undefined
  const isShort = fraction && isAnyForm && isDecimal(fraction)
  return fraction && !isShort ? plainFraction(fraction) : numeral(value, decimal)
}

const plainFraction = ({ above, below }: Rational): string =>
  below === 1n ? `${above}` : `${above}/${below}`

/** A number with its decimal sign, and a hyphen as its minus. */
const numeral = (value: number, decimal: DecimalSign): string =>
  decimal === 'comma' ? plainNumber(value).replace('.', ',') : plainNumber(value)

const place = /\{([^{}]{1,100})\}/g

/** The text with a value for each `{a}` or `{a+b}`; braces around anything else stay. */
export function filledText(text: string, values: Values, decimal: DecimalSign): string {
  const known = new Set(values.keys())
  const valueOf = (inside: string): string | undefined => {
    const reading = readFormula(inside, decimal)
    const names = reading.isRead ? namesIn(reading.formula) : new Set<string>()
    if (!reading.isRead || names.size === 0 || [...names].some((name) => !known.has(name))) return undefined
    return numeral(evaluate(reading.formula, values), decimal)
  }
  return piecesOf(text)
    .map((piece) =>
      piece.kind === 'formula'
        ? `$${tidied(piece.text.replace(place, (whole, inside: string) => braced(valueOf(inside)) ?? whole))}$`
        : piece.text.replace(place, (whole, inside: string) => valueOf(inside)?.replace('-', '−') ?? whole),
    )
    .join('')
}

const braced = (value: string | undefined): string | undefined =>
  value === undefined ? undefined : `{${value}}`

/** `x+{-3}` as `x-{3}`, and `{1}x` as `x`: as one would write it. */
const tidied = (tex: string): string =>
  tex
    .replace(/\+\s*\{-([\d.,]+)\}(?!\s*\^)/g, '-{$1}')
    .replace(/-\s*\{-([\d.,]+)\}(?!\s*\^)/g, '+{$1}')
    .replace(/(^|[^\w}^_])\{(-?)1\}(?=\s*[A-Za-z\\(])/g, '$1$2')
