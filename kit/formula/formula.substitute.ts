import type { Values } from './formula.evaluate.ts'
import type { Formula } from './formula.tree.ts'

/** A number as people write it with a point: twelve digits that count, and no exponent. */
export function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(12))
  const text = String(rounded === 0 ? 0 : rounded)
  return text.includes('e') ? rounded.toFixed(12).replace(/\.?0+$/, '') : text
}

const numberFormula = (value: number): Formula => {
  const size: Formula = { kind: 'number', value: Math.abs(value), text: plainNumber(Math.abs(value)) }
  return value < 0 ? { kind: 'negative', of: size } : size
}

/** The formula with numbers for these letters, as one would write it then: `x-3`, not `1x+-3`. */
export function substitute(formula: Formula, values: Values): Formula {
  switch (formula.kind) {
    case 'number':
      return formula
    case 'name': {
      const value = values.get(formula.name)
      return value === undefined ? formula : numberFormula(value)
    }
    case 'pair':
      return tidied(formula, substitute(formula.left, values), substitute(formula.right, values))
    case 'call': {
      const base = formula.base && substitute(formula.base, values)
      return { ...formula, of: substitute(formula.of, values), ...(base && { base }) }
    }
    case 'negative': {
      const of = substitute(formula.of, values)
      return of.kind === 'negative' ? of.of : { ...formula, of }
    }
    case 'after':
      return { ...formula, of: substitute(formula.of, values) }
  }
}

const isNumber = (formula: Formula, value: number): boolean =>
  formula.kind === 'number' && formula.value === value

function tidied(pair: Extract<Formula, { kind: 'pair' }>, left: Formula, right: Formula): Formula {
  const changed: Formula = { ...pair, left, right }
  switch (pair.sign) {
    case '+':
    case '-': {
      if (isNumber(right, 0)) return left
      if (isNumber(left, 0) && pair.sign === '+') return right
      if (right.kind !== 'negative') return changed
      return { ...changed, sign: pair.sign === '+' ? '-' : '+', right: right.of }
    }
    case '*': {
      if (isNumber(left, 1)) return right
      if (isNumber(right, 1)) return left
      if (left.kind !== 'negative') return changed
      return { kind: 'negative', of: tidied(pair, left.of, right) }
    }
    case '/':
      return isNumber(right, 1) ? left : changed
    case '^':
      return isNumber(right, 1) ? left : changed
  }
}
