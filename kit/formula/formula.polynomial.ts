import { exactValue } from './formula.exact.ts'
import {
  commonDivisor,
  isSameRational,
  productOf,
  rational,
  sumOf,
  type Rational,
} from './formula.rational.ts'
import type { Formula } from './formula.tree.ts'

/** Terms by their letters, each with its coefficient, which is not 0: `3x²y` is 3 at `x^2 y`, a number stands at ''. */
export type Polynomial = ReadonlyMap<string, Rational>

const mostTerms = 120
const highestPower = 24

const one: Polynomial = new Map([['', { above: 1n, below: 1n }]])

/** A formula as a polynomial of its letters with exact coefficients; undefined where it is none, or has too many terms. */
export function polynomialOf(formula: Formula): Polynomial | undefined {
  switch (formula.kind) {
    case 'name':
      return new Map([[`${formula.name}^1`, { above: 1n, below: 1n }]])
    case 'negative':
      return scaled(polynomialOf(formula.of), { above: -1n, below: 1n })
    case 'pair':
      return constant(exactValue(formula)) ?? combined(formula)
    default:
      return constant(exactValue(formula))
  }
}

const constant = (value: Rational | undefined): Polynomial | undefined =>
  value && new Map(value.above === 0n ? [] : [['', value]])

function combined({ sign, left, right }: Extract<Formula, { kind: 'pair' }>): Polynomial | undefined {
  const first = polynomialOf(left)
  if (!first) return undefined
  if (sign === '^') return raised(first, exactValue(right))
  if (sign === '/') {
    const divisor = exactValue(right)
    return divisor && scaled(first, divisor.above === 0n ? undefined : rational(divisor.below, divisor.above))
  }
  const second = polynomialOf(right)
  if (!second) return undefined
  if (sign === '*') return multiplied(first, second)
  return added(first, sign === '+' ? second : scaled(second, { above: -1n, below: 1n }))
}

function scaled(polynomial: Polynomial | undefined, by: Rational | undefined): Polynomial | undefined {
  if (!polynomial || !by) return undefined
  const terms = [...polynomial].map(([letters, value]) => [letters, productOf(value, by)] as const)
  return collected(terms)
}

const added = (left: Polynomial, right: Polynomial | undefined): Polynomial | undefined =>
  right && collected([...left, ...right])

function multiplied(left: Polynomial, right: Polynomial): Polynomial | undefined {
  if (left.size * right.size > mostTerms * 10) return undefined
  return collected(
    [...left].flatMap(([letters, value]) =>
      [...right].map(([others, other]) => [joined(letters, others), productOf(value, other)] as const),
    ),
  )
}

/** The terms with like ones as one; undefined where one could not be worked out. */
function collected(terms: readonly (readonly [string, Rational | undefined])[]): Polynomial | undefined {
  const result = new Map<string, Rational>()
  for (const [letters, value] of terms) {
    const before = result.get(letters)
    const sum = value && before ? sumOf(before, value) : value
    if (!sum) return undefined
    if (sum.above === 0n) result.delete(letters)
    else result.set(letters, sum)
  }
  return result.size > mostTerms ? undefined : result
}

function raised(base: Polynomial, exponent: Rational | undefined): Polynomial | undefined {
  if (!exponent || exponent.below !== 1n || exponent.above < 0n || exponent.above > BigInt(highestPower))
    return undefined
  let result: Polynomial | undefined = one
  for (let time = 0n; time < exponent.above && result; time += 1n) result = multiplied(result, base)
  return exponent.above === 0n && base.size === 0 ? undefined : result
}

/** `x^1 y^2` and `x^1` as `x^2 y^2`. */
function joined(letters: string, others: string): string {
  const powers = new Map<string, number>()
  for (const power of `${letters} ${others}`.split(' ')) {
    const [name = '', times = '0'] = power.split('^')
    if (name !== '') powers.set(name, (powers.get(name) ?? 0) + Number(times))
  }
  return [...powers.keys()]
    .toSorted()
    .map((name) => `${name}^${powers.get(name)}`)
    .join(' ')
}

/** Whether both have the same terms with the same coefficients. */
export const isSamePolynomial = (left: Polynomial, right: Polynomial): boolean =>
  left.size === right.size &&
  [...left].every(([letters, value]) => {
    const other = right.get(letters)
    return other !== undefined && isSameRational(value, other)
  })

/** What all coefficients can be divided by, more than 0; undefined where they are not all whole, or where there are none. */
export function contentOf(polynomial: Polynomial): bigint | undefined {
  const values = [...polynomial.values()]
  if (values.length === 0 || values.some(({ below }) => below !== 1n)) return undefined
  return values.reduce((divisor, { above }) => commonDivisor(divisor, above), 0n)
}

/** Whether a polynomial of one letter has a root that is a fraction of whole numbers, so that a factor can be taken out. */
export function hasRationalRoot(polynomial: Polynomial): boolean {
  const coefficients = coefficientsOf(polynomial)
  if (!coefficients || coefficients.length < 3) return false
  const [last = 0n, first = 0n] = [coefficients[0], coefficients.at(-1)]
  if (last === 0n) return true
  const [tops, bottoms] = [divisorsOf(last), divisorsOf(first)]
  return tops.some((top) =>
    bottoms.some((bottom) => isRoot(coefficients, top, bottom) || isRoot(coefficients, -top, bottom)),
  )
}

/** Of a polynomial of one letter with whole coefficients, the constant one first. */
function coefficientsOf(polynomial: Polynomial): bigint[] | undefined {
  if (contentOf(polynomial) === undefined) return undefined
  const terms = [...polynomial].map(([letters, { above }]) => ({ parts: letters.split('^'), above }))
  const names = new Set(terms.flatMap(({ parts: [name = ''] }) => (name === '' ? [] : [name])))
  if (names.size !== 1 || terms.some(({ parts }) => parts.length > 2)) return undefined
  const degree = Math.max(...terms.map(({ parts: [, power = '0'] }) => Number(power)))
  const coefficients = Array.from({ length: degree + 1 }, () => 0n)
  for (const { parts, above } of terms) coefficients[Number(parts[1] ?? 0)] = above
  return coefficients
}

/** Whole numbers that divide this one, of those that are small enough to be looked for. */
function divisorsOf(value: bigint): bigint[] {
  const size = value < 0n ? -value : value
  const divisors: bigint[] = []
  for (let each = 1n; each * each <= size && each <= 1000n; each += 1n)
    if (size % each === 0n) divisors.push(each, size / each)
  return divisors
}

function isRoot(coefficients: readonly bigint[], top: bigint, bottom: bigint): boolean {
  const degree = BigInt(coefficients.length - 1)
  return (
    coefficients.reduce(
      (sum, each, power) => sum + each * top ** BigInt(power) * bottom ** (degree - BigInt(power)),
      0n,
    ) === 0n
  )
}
