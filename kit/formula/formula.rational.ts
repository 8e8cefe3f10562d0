/** A number as a fraction in lowest terms; `below` is more than 0. */
export interface Rational {
  readonly above: bigint
  readonly below: bigint
}

/** Digits in binary beyond which nothing is worked out exactly, so that no power fills the memory. */
const widest = 1n << 1200n
const highestPower = 600

const sizeOf = (value: bigint): bigint => (value < 0n ? -value : value)

/** The greatest common divisor of two whole numbers, 0 of two zeros. */
export function commonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [sizeOf(one), sizeOf(other)]
  while (b > 0n) [a, b] = [b, a % b]
  return a
}

/** `above` / `below` in lowest terms; undefined where it is divided by zero, or where the numbers grow beyond bounds. */
export function rational(above: bigint, below = 1n): Rational | undefined {
  if (below === 0n) return undefined
  const divisor = commonDivisor(above, below) * (below < 0n ? -1n : 1n)
  const [top, bottom] = [above / divisor, below / divisor]
  return sizeOf(top) > widest || bottom > widest ? undefined : { above: top, below: bottom }
}

/** A number in digits with a point, such as `0.75`, as three quarters; undefined where the text is none. */
export function rationalOf(digits: string): Rational | undefined {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d*)(?:\.(\d+))?$/.exec(digits) ?? []
  if (whole === '' && part === '') return undefined
  const above = BigInt(whole + part)
  return rational(sign === '-' ? -above : above, 10n ** BigInt(part.length))
}

/** One number and another; undefined beyond bounds. */
export const sumOf = (one: Rational, other: Rational): Rational | undefined =>
  rational(one.above * other.below + other.above * one.below, one.below * other.below)

/** One number times another; undefined beyond bounds. */
export const productOf = (one: Rational, other: Rational): Rational | undefined =>
  rational(one.above * other.above, one.below * other.below)

/** One number by another; undefined by zero, or beyond bounds. */
export const quotientOf = (one: Rational, other: Rational): Rational | undefined =>
  rational(one.above * other.below, one.below * other.above)

/** The number with the other sign. */
export const negativeOf = ({ above, below }: Rational): Rational => ({ above: -above, below })

/** To the power of a whole number. */
export function powerOf(base: Rational, exponent: Rational): Rational | undefined {
  const { above, below } = exponent
  if (below !== 1n || sizeOf(above) > BigInt(highestPower)) return undefined
  if (above === 0n && base.above === 0n) return undefined
  const times = sizeOf(above)
  const { above: top, below: bottom } = above < 0n ? { above: base.below, below: base.above } : base
  const bits = BigInt(Math.max(sizeOf(top).toString(2).length, sizeOf(bottom).toString(2).length))
  return bits * times > 1200n ? undefined : rational(top ** times, bottom ** times)
}

/** Whether both are the same number, which fractions in lowest terms show. */
export const isSameRational = (one: Rational, other: Rational): boolean =>
  one.above === other.above && one.below === other.below
