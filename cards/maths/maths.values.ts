import { evaluate, namesIn, type Values } from '#kit/formula/formula.evaluate.ts'
import { exactValue, type ExactValues } from '#kit/formula/formula.exact.ts'
import { rationalOf, type Rational } from '#kit/formula/formula.rational.ts'
import { readFormula } from '#kit/formula/formula.read.ts'
import { plainNumber } from '#kit/formula/formula.substitute.ts'
import type { DecimalSign, Formula } from '#kit/formula/formula.tree.ts'

/** A line of what is drawn. */
export type ValueRule =
  | {
      readonly kind: 'range'
      readonly name: string
      readonly low: number
      readonly high: number
      readonly step: number
    }
  | { readonly kind: 'list'; readonly name: string; readonly items: readonly number[] }
  | { readonly kind: 'derived'; readonly name: string; readonly formula: Formula }
  | { readonly kind: 'condition'; readonly left: Formula; readonly sign: string; readonly right: Formula }
  /** It cannot be read; `line` counts from 1. */
  | { readonly kind: 'odd'; readonly line: number }

const definition = /^([A-Za-z\u03B1-\u03C9](?:_[A-Za-z0-9]{1,3})?)\s*[=＝:：]\s*(.+)$/
const comparison = /^(.+?)\s*(!=|≠|<=|≤|>=|≥|<|>)\s*(.+)$/
const range = /^([-−]?[\d.,]+?)\s*(?:\.{2,3}|…)\s*([-−]?[\d.,]+)(?:\s*[^\d.,\s−-][^\d.,−-]*([\d.,]+))?$/
export const maxValues = 12
const mostSteps = 100_000

/** What the lines say, in their order; those that are empty say nothing. */
export function valueRules(text: string, decimal: DecimalSign): ValueRule[] {
  const known = new Set<string>()
  return text.split('\n').flatMap((raw, index): ValueRule[] => {
    const line = raw.trim()
    if (line === '') return []
    const rule = readLine(line, decimal, known)
    if (rule && 'name' in rule) known.add(rule.name)
    return [rule && known.size <= maxValues ? rule : { kind: 'odd', line: index + 1 }]
  })
}

function readLine(line: string, decimal: DecimalSign, known: ReadonlySet<string>): ValueRule | undefined {
  const compared = comparison.exec(line)
  if (compared) return readCondition(compared, decimal, known)
  const [, name = '', said = ''] = definition.exec(line) ?? []
  if (name === '' || name === 'e' || name === 'π' || known.has(name)) return undefined
  const found = range.exec(said)
  if (found) return readRange(name, found)
  const items = listed(said)
  if (items) return items.length > 1 ? { kind: 'list', name, items } : undefined
  const formula = readKnown(said, decimal, known)
  return formula && { kind: 'derived', name, formula }
}

/** A formula whose letters all have a value by then. */
function readKnown(text: string, decimal: DecimalSign, known: ReadonlySet<string>): Formula | undefined {
  const reading = readFormula(text, decimal)
  return reading.isRead && [...namesIn(reading.formula)].every((name) => known.has(name))
    ? reading.formula
    : undefined
}

function readCondition(
  [, one = '', sign = '', other = '']: readonly string[],
  decimal: DecimalSign,
  known: ReadonlySet<string>,
): ValueRule | undefined {
  const [left, right] = [readKnown(one, decimal, known), readKnown(other, decimal, known)]
  return left && right && { kind: 'condition', left, sign, right }
}

const numberIn = (text: string): number =>
  text.trim() === '' ? NaN : Number(text.trim().replace('−', '-').replace(',', '.'))

function readRange(name: string, [, from = '', to = '', by]: readonly string[]): ValueRule | undefined {
  const [low, high, step] = [numberIn(from), numberIn(to), by === undefined ? 1 : numberIn(by)]
  const count = (high - low) / step
  return low <= high && step > 0 && count <= mostSteps ? { kind: 'range', name, low, high, step } : undefined
}

/** Numbers between commas, or between semicolons where the comma is part of them; undefined where it is no list. */
function listed(text: string): readonly number[] | undefined {
  const parts = text.split(/[;；]/.test(text) ? /[;；]/ : /[,，、]/)
  const items = parts.map(numberIn)
  return parts.length > 1 && items.every(Number.isFinite) ? items : undefined
}

const tries = 200

/**
 * Values for the letters, by `random`: numbers from 0 to 1 (1 excluded). Undefined where none were found that have a value
 * and fulfil each condition, and `suits` besides. What comes out of the same numbers must never change: answers that are
 * stored were given to it.
 */
export function drawValues(
  rules: readonly ValueRule[],
  random: () => number,
  suits: (values: Values) => boolean = () => true,
): Values | undefined {
  for (let turn = 0; turn < tries; turn += 1) {
    const values = drawOnce(rules, random)
    if (values && suits(values)) return values
  }
  return undefined
}

function drawOnce(rules: readonly ValueRule[], random: () => number): Values | undefined {
  const values = new Map<string, number>()
  let isGood = true
  for (const rule of rules) {
    if (rule.kind === 'condition') isGood &&= holds(rule, values)
    else if (rule.kind !== 'odd') {
      const value = drawOne(rule, values, random)
      isGood &&= Number.isFinite(value)
      values.set(rule.name, Number(value.toPrecision(12)))
    }
  }
  return isGood ? values : undefined
}

/** Those of the values that are fractions of whole numbers, as what they are derived from says, not as they are rounded. */
export function exactValues(rules: readonly ValueRule[], values: Values): ExactValues {
  const exact = new Map<string, Rational>()
  for (const rule of rules) {
    if (rule.kind === 'condition' || rule.kind === 'odd') continue
    const value = values.get(rule.name)
    const found =
      rule.kind === 'derived'
        ? exactValue(rule.formula, exact)
        : value === undefined
          ? undefined
          : rationalOf(plainNumber(value))
    if (found) exact.set(rule.name, found)
  }
  return exact
}

function drawOne(
  rule: Exclude<ValueRule, { kind: 'condition' | 'odd' }>,
  values: Values,
  random: () => number,
): number {
  if (rule.kind === 'derived') return evaluate(rule.formula, values)
  if (rule.kind === 'list') return rule.items[Math.floor(random() * rule.items.length)] ?? NaN
  const count = Math.floor((rule.high - rule.low) / rule.step + 1e-9) + 1
  return rule.low + Math.floor(random() * count) * rule.step
}

function holds({ left, sign, right }: Extract<ValueRule, { kind: 'condition' }>, values: Values): boolean {
  const difference = evaluate(left, values) - evaluate(right, values)
  const isEqual = Math.abs(difference) < 1e-9
  if (Number.isNaN(difference)) return false
  if (sign === '!=' || sign === '≠') return !isEqual
  if (sign === '<') return difference < 0 && !isEqual
  if (sign === '>') return difference > 0 && !isEqual
  return isEqual || (sign === '<=' || sign === '≤' ? difference < 0 : difference > 0)
}
