import { randomFrom } from '#kit/value/shuffle.ts'
import { evaluate, namesIn, type Values } from './formula.evaluate.ts'
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
 * Whether two formulas have the same value wherever both have one, at places that are the same each time. A place where
 * one of them has no real value tells nothing; where there are too few others, they do not count as equal.
 */
export function areEqual(one: Formula, other: Formula): boolean {
  const names = [...new Set([...namesIn(one), ...namesIn(other)])].toSorted()
  if (names.length === 0) return areClose(evaluate(one), evaluate(other), agreement)
  const random = randomFrom(20_261_129)
  let agreeing = 0
  for (let place = 0; place < tries; place += 1) {
    const [low, high] = ranges[place % ranges.length] ?? [0, 1]
    const values: Values = new Map(names.map((name) => [name, low + random() * (high - low)]))
    const [left, right] = [evaluate(one, values), evaluate(other, values)]
    if (!isUsable(left) || !isUsable(right)) continue
    if (!areClose(left, right, agreement)) return false
    agreeing += 1
  }
  return agreeing >= needed
}

const isUsable = (value: number): boolean => Math.abs(value) < largest

/** Whether two numbers differ by no more than `share` of the larger one, or of 1 where both are smaller still than a billionth. */
export const areClose = (left: number, right: number, share: number): boolean =>
  Math.abs(left - right) <= share * Math.max(Math.abs(left), Math.abs(right)) ||
  Math.max(Math.abs(left), Math.abs(right)) < 1e-12
