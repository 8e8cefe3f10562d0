import { namesIn } from './formula.evaluate.ts'
import { exactValue, type ExactValues } from './formula.exact.ts'
import { isSameRational, rationalOf, type Rational } from './formula.rational.ts'
import { plainNumber } from './formula.substitute.ts'
import type { Formula } from './formula.tree.ts'

/** The formula with each part that holds only these letters worked out: `x^2+(a-b)x` with 5 and 2 as `x^2+3x`. */
export function workedOut(formula: Formula, values: ExactValues): Formula {
  const isKnown = namesIn(formula).size > 0 && formula.kind !== 'negative'
  const value = isKnown ? exactValue(formula, values) : undefined
  if (value) return hasQuotient(formula) ? fractionFormula(value) : decimalFormula(value)
  switch (formula.kind) {
    case 'number':
    case 'name':
      return formula
    case 'pair':
      return {
        ...formula,
        left: workedOut(formula.left, values),
        right: workedOut(formula.right, values),
      }
    case 'call': {
      const base = formula.base && workedOut(formula.base, values)
      return { ...formula, of: workedOut(formula.of, values), ...(base && { base }) }
    }
    default:
      return { ...formula, of: workedOut(formula.of, values) }
  }
}

const hasQuotient = (formula: Formula): boolean =>
  formula.kind === 'pair' && (formula.sign === '/' || hasQuotient(formula.left) || hasQuotient(formula.right))

/** Whether twelve digits write a fraction as it is. */
export function isDecimal({ above, below }: Rational): boolean {
  const written = rationalOf(plainNumber(Number(above) / Number(below)))
  return written !== undefined && isSameRational(written, { above, below })
}

function decimalFormula(fraction: Rational): Formula {
  const { above, below } = fraction
  if (above < 0n) return { kind: 'negative', of: decimalFormula({ above: -above, below }) }
  if (!isDecimal(fraction)) return fractionFormula(fraction)
  const value = Number(above) / Number(below)
  return { kind: 'number', value, text: plainNumber(value) }
}

function fractionFormula({ above, below }: Rational): Formula {
  if (above < 0n) return { kind: 'negative', of: fractionFormula({ above: -above, below }) }
  const left = wholeFormula(above)
  return below === 1n ? left : { kind: 'pair', sign: '/', left, right: wholeFormula(below) }
}

const wholeFormula = (value: bigint): Formula => ({
  kind: 'number',
  value: Number(value),
  text: String(value),
})
