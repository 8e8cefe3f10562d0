import { xmlText } from '#kit/files/server/xml.ts'
import { mapped, type Declaration } from './qtiDeclarations.ts'
import { attribute, elementsOf, isTrue, numberIn, numbersIn, wordsIn, type QtiNode } from './qtiNodes.ts'
import { isInside } from './qtiShapes.ts'
import {
  isNull,
  isSame,
  isSameScalar,
  isWithin,
  nothing,
  numberOf,
  ofBoolean,
  ofNumber,
  scalarOf,
  single,
  type Value,
} from './qtiValues.ts'

/** Something in the processing that is not computed here, under its name. */
export class NotComputed extends Error {}

/** All that expressions of an item can name. */
export interface Scope {
  readonly responses: ReadonlyMap<string, Declaration>
  readonly outcomes: ReadonlyMap<string, Declaration>
  /** Values of responses and outcomes now. */
  readonly values: Map<string, Value>
  /** Counts one step. @throws NotComputed after too many */
  step(): void
}

/** The value of an expression of QTI 2.1, 2.2 or 3.0. @throws NotComputed */
export function evaluate(node: QtiNode, scope: Scope): Value {
  scope.step()
  const leaf = leaves[node.name]
  if (leaf) return leaf(node, scope)
  const operator = operators[node.name]
  if (!operator) throw new NotComputed(node.name)
  return operator(
    elementsOf(node).map((child) => evaluate(child, scope)),
    node,
  )
}

const named = (node: QtiNode, { responses, outcomes }: Scope): Declaration | undefined => {
  const name = attribute(node, 'identifier')
  return responses.get(name) ?? outcomes.get(name)
}

const leaves: Readonly<Record<string, (node: QtiNode, scope: Scope) => Value>> = {
  baseValue: (node) =>
    single(attribute(node, 'baseType'), scalarOf(attribute(node, 'baseType'), xmlText(node))),
  null: () => nothing,
  variable: (node, scope) => scope.values.get(attribute(node, 'identifier')) ?? nothing,
  correct: (node, scope) => named(node, scope)?.correct ?? nothing,
  default: (node, scope) => named(node, scope)?.initial ?? nothing,
  mapResponse: (node, scope) => {
    const declaration = named(node, scope)
    const response = scope.values.get(attribute(node, 'identifier')) ?? nothing
    if (!declaration?.mapping) throw new NotComputed('mapResponse')
    return isNull(response) ? ofNumber(0) : ofNumber(mapped(declaration, response))
  },
  mapResponsePoint: (node, scope) => {
    const declaration = named(node, scope)
    if (!declaration?.areas) throw new NotComputed('mapResponsePoint')
    return ofNumber(mappedPoints(declaration, scope.values.get(attribute(node, 'identifier')) ?? nothing))
  },
}

/** Each area counts once, however many points lie in it; points in none are worth the default each. */
function mappedPoints({ areas }: Declaration, { items }: Value): number {
  if (!areas || items.length === 0) return 0
  const hit = new Set<number>()
  let sum = 0
  for (const item of items) {
    const [x = 0, y = 0] = numbersIn(String(item))
    const at = areas.areas.findIndex((area) => isInside(area, x, y))
    if (at < 0) sum += areas.otherwise
    else if (!hit.has(at)) sum += areas.areas[at]?.value ?? 0
    hit.add(at)
  }
  return Math.min(areas.upper, Math.max(areas.lower, sum))
}

type Operator = (values: readonly Value[], node: QtiNode) => Value

const allNumbers = (values: readonly Value[]): number[] | undefined => {
  const numbers = values.flatMap(({ items, ...rest }) =>
    items.map((item) => numberOf({ ...rest, items: [item] })),
  )
  const isWhole = values.every((value) => !isNull(value))
  return isWhole && numbers.every((number) => number !== undefined) ? numbers : undefined
}

/** An operator on numbers; NULL where one of them is NULL. */
const arithmetic =
  (compute: (...numbers: number[]) => number): Operator =>
  (values) => {
    const numbers = allNumbers(values)
    return numbers ? ofNumber(compute(...numbers)) : nothing
  }
const comparison =
  (compare: (one: number, other: number) => boolean): Operator =>
  (values) => {
    const numbers = allNumbers(values)
    return numbers ? ofBoolean(compare(numbers[0] ?? 0, numbers[1] ?? 0)) : nothing
  }
/** An operator on two values, NULL where one of them is. */
const onTwo =
  (compute: (one: Value, other: Value, node: QtiNode) => Value): Operator =>
  ([one = nothing, other = nothing], node) =>
    isNull(one) || isNull(other) ? nothing : compute(one, other, node)

const truth = (value: Value): boolean | undefined => (isNull(value) ? undefined : value.items[0] === true)

const longestPattern = 200

const operators: Readonly<Record<string, Operator>> = {
  isNull: ([value = nothing]) =>
    ofBoolean(isNull(value) || (value.baseType === 'string' && value.items.join('') === '')),
  and: (values) => {
    const all = values.map(truth)
    if (all.includes(false)) return ofBoolean(false)
    return all.includes(undefined) ? nothing : ofBoolean(true)
  },
  or: (values) => {
    const all = values.map(truth)
    if (all.includes(true)) return ofBoolean(true)
    return all.includes(undefined) ? nothing : ofBoolean(false)
  },
  not: ([value = nothing]) => (isNull(value) ? nothing : ofBoolean(truth(value) !== true)),
  anyN: (values, node) => {
    const count = values.filter((value) => truth(value) === true).length
    return ofBoolean(
      count >= numberIn(attribute(node, 'min'), 0) &&
        count <= numberIn(attribute(node, 'max'), values.length),
    )
  },
  match: onTwo((one, other) => ofBoolean(isSame(one, other))),
  member: onTwo((one, other) =>
    ofBoolean(other.items.some((item) => isSameScalar(item, one.items[0] ?? '', other.baseType))),
  ),
  contains: onTwo((one, other) => {
    if (one.cardinality !== 'ordered') return ofBoolean(isWithin(other, one))
    const places = one.items.map((_, index) => one.items.slice(index, index + other.items.length))
    return ofBoolean(places.some((items) => isSame({ ...other, items }, other)))
  }),
  stringMatch: onTwo((one, other, node) => {
    const [a, b] = [String(one.items[0]), String(other.items[0])]
    const [x, y] = isTrue(attribute(node, 'caseSensitive')) ? [a, b] : [a.toLowerCase(), b.toLowerCase()]
    return ofBoolean(isTrue(attribute(node, 'substring')) ? x.includes(y) : x === y)
  }),
  substring: onTwo((one, other, node) => {
    const isExact = isTrue(attribute(node, 'caseSensitive'))
    const [a, b] = [one, other].map(({ items }) =>
      isExact ? String(items[0]) : String(items[0]).toLowerCase(),
    )
    return ofBoolean((b ?? '').includes(a ?? ''))
  }),
  patternMatch: ([one = nothing], node) => {
    const pattern = attribute(node, 'pattern')
    if (isNull(one)) return nothing
    // A pattern within a pattern that repeats takes time without end.
    if (pattern.length > longestPattern || /[*+}]\)?[*+{]|[*+}][^()]*\)[*+{]/.test(pattern))
      throw new NotComputed('patternMatch')
    try {
      return ofBoolean(new RegExp(`^(?:${pattern})$`, 'u').test(String(one.items[0]).slice(0, 1000)))
    } catch {
      throw new NotComputed('patternMatch')
    }
  },
  equal: onTwo((one, other, node) => {
    const [a, b] = [numberOf(one), numberOf(other)]
    if (a === undefined || b === undefined) return ofBoolean(false)
    return ofBoolean(isEqual(a, b, node))
  }),
  equalRounded: onTwo((one, other, node) => {
    const [a, b] = [numberOf(one), numberOf(other)]
    const figures = Math.min(15, Math.max(0, numberIn(attribute(node, 'figures'), 3)))
    const isFigures = attribute(node, 'roundingMode') !== 'decimalPlaces'
    const rounded = (value: number) =>
      isFigures ? value.toPrecision(Math.max(1, figures)) : value.toFixed(figures)
    return ofBoolean(a !== undefined && b !== undefined && Number(rounded(a)) === Number(rounded(b)))
  }),
  lt: comparison((one, other) => one < other),
  gt: comparison((one, other) => one > other),
  lte: comparison((one, other) => one <= other),
  gte: comparison((one, other) => one >= other),
  sum: arithmetic((...numbers) => numbers.reduce((one, other) => one + other, 0)),
  product: arithmetic((...numbers) => numbers.reduce((one, other) => one * other, 1)),
  subtract: arithmetic((one = 0, other = 0) => one - other),
  divide: arithmetic((one = 0, other = 0) => one / other),
  power: arithmetic((one = 0, other = 0) => one ** other),
  integerDivide: arithmetic((one = 0, other = 0) => Math.floor(one / other)),
  integerModulus: arithmetic((one = 0, other = 0) => one - other * Math.floor(one / other)),
  round: arithmetic((one = 0) => Math.floor(one + 0.5)),
  truncate: arithmetic((one = 0) => Math.trunc(one)),
  integerToFloat: arithmetic((one = 0) => one),
  min: arithmetic((...numbers) => Math.min(...numbers)),
  max: arithmetic((...numbers) => Math.max(...numbers)),
  containerSize: ([value = nothing]) => ofNumber(value.items.length),
  multiple: (values) => container('multiple', values),
  ordered: (values) => container('ordered', values),
  index: ([value = nothing], node) => {
    const item = value.items[numberIn(attribute(node, 'n'), 1) - 1]
    return item === undefined ? nothing : single(value.baseType, item)
  },
  delete: onTwo((one, other) => ({
    ...other,
    items: other.items.filter((item) => !isSameScalar(item, one.items[0] ?? '', other.baseType)),
  })),
  inside: ([value = nothing], node) => {
    const shape = { shape: attribute(node, 'shape'), coords: numbersIn(attribute(node, 'coords')) }
    return isNull(value)
      ? nothing
      : ofBoolean(
          value.items.some((item) => {
            const [x = 0, y = 0] = numbersIn(String(item))
            return isInside(shape, x, y)
          }),
        )
  },
}

const container = (cardinality: 'multiple' | 'ordered', values: readonly Value[]): Value => ({
  cardinality,
  baseType: values.find(({ baseType }) => baseType !== '')?.baseType ?? '',
  items: values.flatMap(({ items }) => items),
})

/** `tolerance` is one number for both sides, or one below and one above; relative ones are per cent. */
function isEqual(one: number, other: number, node: QtiNode): boolean {
  const mode = attribute(node, 'toleranceMode') || 'exact'
  if (mode === 'exact') return one === other
  const words = wordsIn(attribute(node, 'tolerance'))
  if (words.some((word) => !Number.isFinite(Number(word)))) throw new NotComputed('tolerance')
  const [below = 0, above = below] = words.map(Number)
  const [low, high] =
    mode === 'relative' ? [one * (1 - below / 100), one * (1 + above / 100)] : [one - below, one + above]
  const rounding = 1e-9 * Math.max(1, Math.abs(one))
  return other >= Math.min(low, high) - rounding && other <= Math.max(low, high) + rounding
}
