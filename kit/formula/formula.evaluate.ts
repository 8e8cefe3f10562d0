import type { Formula } from './formula.tree.ts'

/** What the letters stand for. */
export type Values = ReadonlyMap<string, number>

const constants: Values = new Map([
  ['π', Math.PI],
  ['e', Math.E],
])

/** Whether a letter always stands for the same number. */
export const isConstant = (name: string): boolean => constants.has(name)

const functions: Readonly<Record<string, (value: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  cot: (value) => 1 / Math.tan(value),
  sec: (value) => 1 / Math.cos(value),
  csc: (value) => 1 / Math.sin(value),
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  ln: Math.log,
  log: Math.log10,
  lg: Math.log10,
  exp: Math.exp,
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  abs: Math.abs,
}

/** The value of a formula as a real number; NaN where it has none, or where a letter stands for nothing. */
export function evaluate(formula: Formula, values: Values = new Map()): number {
  switch (formula.kind) {
    case 'number':
      return formula.value
    case 'name':
      return values.get(formula.name) ?? constants.get(formula.name) ?? NaN
    case 'negative':
      return -evaluate(formula.of, values)
    case 'pair':
      return combined(formula.sign, evaluate(formula.left, values), evaluate(formula.right, values))
    case 'call':
      return called(
        formula.name,
        evaluate(formula.of, values),
        formula.base && evaluate(formula.base, values),
      )
    case 'after':
      return followed(formula.sign, evaluate(formula.of, values))
  }
}

function combined(sign: '+' | '-' | '*' | '/' | '^', left: number, right: number): number {
  if (sign === '+') return left + right
  if (sign === '-') return left - right
  if (sign === '*') return left * right
  if (sign === '/') return right === 0 ? NaN : left / right
  return left === 0 && right === 0 ? NaN : left ** right
}

function called(name: string, of: number, base: number | undefined): number {
  if (name === 'root') return rootOf(of, base ?? 2)
  if (base !== undefined) return Math.log(of) / Math.log(base)
  return functions[name]?.(of) ?? NaN
}

/** Of a negative number there are real roots of an odd degree. */
const rootOf = (of: number, degree: number): number =>
  of < 0 && Math.abs(degree % 2) === 1 ? -((-of) ** (1 / degree)) : of ** (1 / degree)

function followed(sign: '!' | '%' | '°', of: number): number {
  if (sign === '%') return of / 100
  if (sign === '°') return (of * Math.PI) / 180
  if (!Number.isInteger(of) || of < 0 || of > 170) return NaN
  let product = 1
  for (let factor = 2; factor <= of; factor += 1) product *= factor
  return product
}

/** The letters of a formula that stand for something, each once. */
export function namesIn(formula: Formula): ReadonlySet<string> {
  switch (formula.kind) {
    case 'number':
      return new Set()
    case 'name':
      return new Set(isConstant(formula.name) ? [] : [formula.name])
    case 'pair':
      return new Set([...namesIn(formula.left), ...namesIn(formula.right)])
    case 'call':
      return new Set([...namesIn(formula.of), ...(formula.base ? namesIn(formula.base) : [])])
    default:
      return namesIn(formula.of)
  }
}
