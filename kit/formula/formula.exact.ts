import {
  negativeOf,
  powerOf,
  productOf,
  quotientOf,
  rational,
  rationalOf,
  sumOf,
  type Rational,
} from './formula.rational.ts'
import type { Formula } from './formula.tree.ts'

/** What letters stand for, where that is a fraction of whole numbers. */
export type ExactValues = ReadonlyMap<string, Rational>

const pairs = { '+': sumOf, '*': productOf, '/': quotientOf, '^': powerOf }

/** The value of a formula as a fraction of whole numbers; undefined where it is none, or none that is worked out. */
export function exactValue(formula: Formula, values: ExactValues = new Map()): Rational | undefined {
  switch (formula.kind) {
    case 'number':
      return rationalOf(formula.text)
    case 'name':
      return values.get(formula.name)
    case 'negative': {
      const of = exactValue(formula.of, values)
      return of && negativeOf(of)
    }
    case 'pair': {
      const [left, right] = [exactValue(formula.left, values), exactValue(formula.right, values)]
      if (!left || !right) return undefined
      return formula.sign === '-' ? sumOf(left, negativeOf(right)) : pairs[formula.sign](left, right)
    }
    case 'after': {
      const of = formula.sign === '%' ? exactValue(formula.of, values) : undefined
      return of && rational(of.above, of.below * 100n)
    }
    case 'call':
      return undefined
  }
}

/** Values that are no fraction are written in twelve digits, of which the last ones may be zeros and left out. */
const roundedDigits = 10

/** Whether a number stands in it that must be taken for a rounded one. */
export function isRounded(formula: Formula): boolean {
  switch (formula.kind) {
    case 'number':
      return formula.text.includes('.') && formula.text.replace(/^[0.]+|\./g, '').length >= roundedDigits
    case 'name':
      return false
    case 'pair':
      return isRounded(formula.left) || isRounded(formula.right)
    case 'call':
      return isRounded(formula.of) || (formula.base !== undefined && isRounded(formula.base))
    default:
      return isRounded(formula.of)
  }
}
