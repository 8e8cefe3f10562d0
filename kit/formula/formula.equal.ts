import { randomFrom } from '#kit/value/shuffle.ts'
import { evaluate, namesIn, type Values } from './formula.evaluate.ts'
import { isRounded } from './formula.exact.ts'
import { isSamePolynomial, polynomialOf } from './formula.polynomial.ts'
import type { Formula } from './formula.tree.ts'

/** Ranges in which letters are tried, small and large, on both sides of zero and above it. */
const ranges: readonly (readonly [number, number])[] = [
  [0.2, 2],
  [-3, 3],
  [1, 12],
  [-20, 20],
  [10, 90],
]
const tries = 60
const needed = 5
/** The first of these decides; so many digits agree in floating numbers, also behind a few subtractions. */
const agreement = 1e-8
const largest = 1e60

/**
 * Whether `entry` has the value of `right`. Sums and products of letters and fractions are compared exactly, unless a number
 * in `right` is rounded; others wherever both have a value, at places that are the same each time. A place where one of them
 * has no real value tells nothing; where there are too few others, they do not count as equal.
 */
export function areEqual(right: Formula, entry: Formula): boolean {
  const [one, other] = isRounded(right) ? [] : [polynomialOf(right), polynomialOf(entry)]
  if (one && other) return isSamePolynomial(one, other)
  const names = namesOf(right, entry)
  if (names.length === 0) return areClose(evaluate(right), evaluate(entry), agreement)
  const values = placesOf(names).map((place) => [evaluate(right, place), evaluate(entry, place)] as const)
  const found = values.filter(([left, other]) => isUsable(left) && isUsable(other))
  return found.length >= needed && found.every(([left, other]) => areClose(left, other, agreement))
}

/** Whether one formula is the other one times a number that is not zero, at the places where formulas are compared. */
export function areProportional(one: Formula, other: Formula): boolean {
  const ratios = placesOf(namesOf(one, other))
    .map((place) => evaluate(one, place) / evaluate(other, place))
    .filter((ratio) => isUsable(ratio) && ratio !== 0)
  const [first = NaN] = ratios
  return ratios.length >= needed && ratios.every((ratio) => areClose(first, ratio, agreement))
}

const namesOf = (one: Formula, other: Formula): string[] =>
  [...new Set([...namesIn(one), ...namesIn(other)])].toSorted()

function placesOf(names: readonly string[]): Values[] {
  const random = randomFrom(20_261_129)
  return Array.from({ length: tries }, (_, place) => {
    const [low, high] = ranges[place % ranges.length] ?? [0, 1]
    return new Map(names.map((name) => [name, low + random() * (high - low)]))
  })
}

const isUsable = (value: number): boolean => Math.abs(value) < largest

/** Whether two numbers differ by no more than `share` of the larger one, or of 1 where both are smaller still than a billionth. */
export const areClose = (left: number, right: number, share: number): boolean =>
  Math.abs(left - right) <= share * Math.max(Math.abs(left), Math.abs(right)) ||
  Math.max(Math.abs(left), Math.abs(right)) < 1e-12
