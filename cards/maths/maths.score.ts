import type { Score } from '#kit/card/verdict.ts'
import { areClose, areEqual } from '#kit/formula/formula.equal.ts'
import { evaluate, namesIn } from '#kit/formula/formula.evaluate.ts'
import { exactValue, isRounded } from '#kit/formula/formula.exact.ts'
import { isInForm } from '#kit/formula/formula.form.ts'
import { isSameRational, productOf } from '#kit/formula/formula.rational.ts'
import { readFormula } from '#kit/formula/formula.read.ts'
import { texOf } from '#kit/formula/formula.tex.ts'
import type { Formula } from '#kit/formula/formula.tree.ts'
import {
  formOf,
  isExact,
  type MathsCard,
  type MathsResponse,
  type MathsSolution,
  type Mistake,
} from './maths.schema.ts'
import { noUnit, sameUnit, unitsOf, type Unit } from './maths.units.ts'

/** Parts of a verdict that tell of a right value with another unit, or in another form. */
export const [unitPart, formPart] = ['unit', 'form'] as const

/** What an answer came to; `near`: the value is right, and this is not. */
export type Judgement =
  | { readonly kind: 'right' | 'other' }
  | { readonly kind: 'near'; readonly wrong: readonly (typeof unitPart | typeof formPart)[] }
  | { readonly kind: 'mistake'; readonly mistake: Mistake }

/** A number has no letters but π and e; undefined where the text is none. */
export function readEntry(
  { kind, decimal }: Pick<MathsCard, 'kind' | 'decimal'>,
  text: string,
): Formula | undefined {
  const reading = readFormula(text, decimal)
  if (!reading.isRead) return undefined
  return kind === 'number' && namesIn(reading.formula).size > 0 ? undefined : reading.formula
}

/** What can be read is an answer, right or wrong; a slip of the keys costs no attempt. */
export const acceptsMaths = (card: MathsCard, { answer }: MathsResponse): boolean =>
  readEntry(card, answer) !== undefined

/** Compares an answer to a drawn card with what is right and with the mistakes that are expected. */
export function judgeMaths(card: MathsCard, response: MathsResponse): Judgement {
  const entry = readEntry(card, response.answer)
  if (!entry) return { kind: 'other' }
  const isAsked = card.kind === 'number' && card.unitMode === 'asked'
  const unit = isAsked ? unitOf(card, response.unit) : noUnit
  const matches = (text: string, by: Unit) => isRight(card, text, entry, by)
  const isFormed = isFormRight(card, entry)
  if (unit && matches(card.answer, unit))
    return isFormed ? { kind: 'right' } : { kind: 'near', wrong: [formPart] }
  const mistake = card.mistakes.find(({ answer }) => matches(answer, unit ?? noUnit))
  if (mistake) return { kind: 'mistake', mistake }
  if (!isAsked || !unitsOf(card).some((each) => matches(card.answer, each))) return { kind: 'other' }
  return { kind: 'near', wrong: isFormed ? [unitPart] : [unitPart, formPart] }
}

const unitOf = (card: MathsCard, typed: string): Unit | undefined =>
  unitsOf(card).find(({ name }) => sameUnit(name, typed))

function isRight(card: MathsCard, text: string, entry: Formula, by: Unit): boolean {
  const reading = readFormula(text, card.decimal)
  if (!reading.isRead) return false
  if (card.kind === 'formula') return areEqual(reading.formula, entry)
  const right = isExact(card) && !isRounded(reading.formula) ? exactValue(reading.formula) : undefined
  const typed = right && exactValue(entry)
  const value = typed && by.exact && productOf(typed, by.exact)
  if (right && value) return isSameRational(right, value)
  return isNear(card, evaluate(reading.formula), evaluate(entry) * by.factor)
}

/** Where the right answer is not in the form itself, as some values may have it, nobody is asked for it. */
function isFormRight(card: MathsCard, entry: Formula): boolean {
  const reading = readFormula(card.answer, card.decimal)
  return !reading.isRead || !isAnswerFormed(card) || isInForm(formOf(card), entry, reading.formula)
}

/** Whether the right answer is in the form that it asks for. */
export function isAnswerFormed(card: MathsCard): boolean {
  const reading = readFormula(card.answer, card.decimal)
  return reading.isRead && isInForm(formOf(card), reading.formula, reading.formula)
}

/** Whether a number is near enough to the right one. */
export function isNear(
  { tolerance, margin }: Pick<MathsCard, 'tolerance' | 'margin'>,
  right: number,
  value: number,
) {
  if (!Number.isFinite(right) || !Number.isFinite(value)) return false
  if (areClose(right, value, exactly)) return true
  const distance = Math.abs(right - value)
  if (tolerance === 'absolute') return distance <= margin * (1 + exactly) + exactly * Math.abs(right)
  if (tolerance === 'percent') return distance <= Math.abs(right) * (margin / 100) * (1 + exactly)
  return tolerance === 'figures' && areClose(rounded(right, margin), rounded(value, margin), exactly)
}

/** So many digits agree in numbers that are the same, however they were worked out. */
const exactly = 1e-9

const rounded = (value: number, figures: number): number =>
  Number(value.toPrecision(Math.min(15, Math.max(1, Math.round(figures)))))

/** All of the points for what is right, some for the right value with another unit or in another form. */
export function scoreMaths(card: MathsCard, response: MathsResponse): Score {
  const judged = judgeMaths(card, response)
  if (judged.kind === 'right') return { scaled: 1, passed: true, parts: [] }
  if (judged.kind === 'near') {
    const shares = judged.wrong.map((part) => (part === unitPart ? card.unitShare : card.formShare))
    const parts = judged.wrong.map((partId) => ({ partId, text: '' }))
    return { scaled: Math.min(...shares) / 100, passed: false, parts }
  }
  const { kind } = judged
  return {
    scaled: 0,
    passed: false,
    parts: kind === 'mistake' ? [{ partId: judged.mistake.id, text: judged.mistake.feedback }] : [],
  }
}

export function solutionOf(card: MathsCard): MathsSolution {
  const reading = readFormula(card.answer, card.decimal)
  return {
    answer: reading.isRead ? texOf(reading.formula, card.decimal) : card.answer,
    unit: card.kind === 'number' && card.unitMode !== 'none' ? (unitsOf(card)[0]?.name ?? '') : '',
    explanation: card.explanation,
  }
}

/** The right answer in words: as its author wrote it, as it is typeset, and with its unit. */
export function rightMaths(card: MathsCard): string[] {
  const { answer, unit } = solutionOf(card)
  return [...new Set([card.answer, answer, ...(unit === '' ? [] : [`${card.answer} ${unit}`])])]
}

/** A drawn card without what is right and all from which it would follow; a unit that is shown stays. */
export const withoutAnswer = (card: MathsCard): MathsCard => ({
  ...card,
  values: '',
  answer: '',
  tolerance: 'exact',
  margin: 0,
  units: card.unitMode === 'shown' ? (unitsOf(card)[0]?.name ?? '') : '',
  mistakes: [],
  explanation: '',
})
