import { areProportional } from './formula.equal.ts'
import { namesIn } from './formula.evaluate.ts'
import { exactValue } from './formula.exact.ts'
import { isExpanded } from './formula.expanded.ts'
import { contentOf, hasRationalRoot, polynomialOf } from './formula.polynomial.ts'
import { commonDivisor } from './formula.rational.ts'
import type { Formula } from './formula.tree.ts'

/** In which form a formula may be asked for; `lowestTerms` is one fraction, or none where nothing is divided. */
export const formulaForms = ['any', 'expanded', 'factored', 'lowestTerms'] as const
export type FormulaForm = (typeof formulaForms)[number]

/**
 * Whether a formula that has the value of `right` is written in a form. `right` shows into which factors, and over what, it
 * falls; it is in the form itself when `isInForm(form, right, right)` says so.
 */
export function isInForm(form: FormulaForm, entry: Formula, right: Formula): boolean {
  if (form === 'expanded') return isExpanded(entry)
  if (form === 'factored') return isFactored(entry, right)
  return form === 'any' || isInLowestTerms(entry, right)
}

interface Factors {
  readonly above: readonly Formula[]
  readonly below: readonly Formula[]
}

const mostFactors = 60

/** Factors with letters, a power as often as it counts; numbers are left out. What falls into too many stays whole. */
function factorsOf(formula: Formula): Factors {
  if (namesIn(formula).size === 0) return { above: [], below: [] }
  if (formula.kind === 'negative') return factorsOf(formula.of)
  if (formula.kind !== 'pair') return { above: [formula], below: [] }
  const { sign, left, right } = formula
  if (sign === '+' || sign === '-') return { above: [formula], below: [] }
  if (sign === '^') return powerFactors(formula)
  const [one, other] = [factorsOf(left), factorsOf(right)]
  const [above, below] = sign === '*' ? [other.above, other.below] : [other.below, other.above]
  return { above: [...one.above, ...above], below: [...one.below, ...below] }
}

function powerFactors(power: Extract<Formula, { kind: 'pair' }>): Factors {
  const whole = { above: [power], below: [] }
  const times = power.right.kind === 'number' ? power.right.value : NaN
  if (!Number.isInteger(times) || times < 1 || times > mostFactors) return whole
  const { above, below } = factorsOf(power.left)
  if ((above.length + below.length) * times > mostFactors) return whole
  const often = (factors: readonly Formula[]) => Array.from({ length: times }, () => factors).flat()
  return { above: often(above), below: often(below) }
}

function isFactored(entry: Formula, right: Formula): boolean {
  const [own, wanted] = [factorsOf(entry), factorsOf(right)]
  return areMatched(own.above, wanted.above) && areMatched(own.below, wanted.below)
}

/** Whether each factor is one of those that are wanted, and nothing more can be taken out of it. */
function areMatched(own: readonly Formula[], wanted: readonly Formula[]): boolean {
  if (own.length !== wanted.length || own.length > mostFactors) return false
  const left = [...wanted]
  return own.every((factor) => {
    const polynomial = polynomialOf(factor)
    const content = polynomial && contentOf(polynomial)
    if (polynomial && (hasRationalRoot(polynomial) || (content ?? 1n) !== 1n)) return false
    const at = left.findIndex(
      (other) =>
        areProportional(factor, other) &&
        content === contentIn(other) &&
        (isExpanded(factor) || !isExpanded(other)),
    )
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

function contentIn(formula: Formula): bigint | undefined {
  const polynomial = polynomialOf(formula)
  return polynomial && contentOf(polynomial)
}

interface Fraction {
  readonly above: Formula
  /** Undefined where nothing is divided. */
  readonly below: Formula | undefined
}

function fractionOf(formula: Formula): Fraction {
  if (formula.kind === 'negative') return fractionOf(formula.of)
  const isDivided = formula.kind === 'pair' && formula.sign === '/'
  return isDivided ? { above: formula.left, below: formula.right } : { above: formula, below: undefined }
}

function isInLowestTerms(entry: Formula, right: Formula): boolean {
  const { above, below } = fractionOf(entry)
  if (!isWhole(above) || (below && !isWhole(below))) return false
  const top = polynomialOf(above)
  if (!below) return top !== undefined && (top.size === 0 || contentOf(top) !== undefined)
  const [one, other] = [contentIn(above), contentIn(below)]
  if (one === undefined || other === undefined || commonDivisor(one, other) !== 1n) return false
  const wanted = fractionOf(right).below
  if (exactValue(below)) return other !== 1n && (!wanted || exactValue(wanted) !== undefined)
  return wanted !== undefined && areProportional(below, wanted)
}

/** Without a fraction in it; a number is written out, not as a sum or product of others. */
function isWhole(formula: Formula): boolean {
  switch (formula.kind) {
    case 'number':
      return !formula.text.includes('.')
    case 'name':
      return true
    case 'negative':
      return isWhole(formula.of)
    case 'pair':
      return formula.sign !== '/' && !exactValue(formula) && isWhole(formula.left) && isWhole(formula.right)
    default:
      return false
  }
}
