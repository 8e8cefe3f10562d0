import { childOf, xmlText } from '#kit/files/server/xml.ts'
import { attribute, childrenNamed, isTrue, numberIn, numbersIn, type QtiNode } from './qtiNodes.ts'
import type { Shape } from './qtiShapes.ts'
import { isSameScalar, scalarOf, type Cardinality, type Scalar, type Value } from './qtiValues.ts'

/** What a response may be, which one is right, and what single parts of it are worth. */
export interface Declaration {
  readonly identifier: string
  readonly cardinality: Cardinality
  readonly baseType: string
  /** undefined: none is declared. */
  readonly correct: Value | undefined
  /** What the variable is before anything happened. */
  readonly initial: Value
  readonly mapping: Mapping | undefined
  readonly areas: AreaMapping | undefined
  /** Of an outcome, the table by which its value is looked up. */
  readonly table: QtiNode | undefined
}

interface Bounds {
  readonly lower: number
  readonly upper: number
  readonly otherwise: number
}
export interface Mapping extends Bounds {
  readonly entries: readonly { readonly key: string; readonly value: number; readonly ignoreCase: boolean }[]
}
export interface AreaMapping extends Bounds {
  readonly areas: readonly (Shape & { readonly value: number })[]
}

const cardinalities = ['single', 'multiple', 'ordered', 'record'] as const

/** Reads a declaration of a response, an outcome or a variable of a template. */
export function declarationOf(node: QtiNode): Declaration {
  const cardinality = cardinalities.find((each) => each === attribute(node, 'cardinality')) ?? 'single'
  const baseType = attribute(node, 'baseType')
  const valueIn = (name: string): Value => ({
    cardinality,
    baseType,
    items: childrenNamed(childOf(node, name), 'value').map((value) => scalarOf(baseType, xmlText(value))),
  })
  const [mapping, areas] = [childOf(node, 'mapping'), childOf(node, 'areaMapping')]
  return {
    identifier: attribute(node, 'identifier'),
    cardinality,
    baseType,
    table: childOf(node, 'matchTable') ?? childOf(node, 'interpolationTable'),
    correct: childOf(node, 'correctResponse') ? valueIn('correctResponse') : undefined,
    initial: valueIn('defaultValue'),
    mapping: mapping && { ...boundsOf(mapping), entries: childrenNamed(mapping, 'mapEntry').map(entryOf) },
    areas: areas && {
      ...boundsOf(areas),
      areas: childrenNamed(areas, 'areaMapEntry').map((entry) => ({
        shape: attribute(entry, 'shape'),
        coords: numbersIn(attribute(entry, 'coords')),
        value: numberIn(attribute(entry, 'mappedValue'), 0),
      })),
    },
  }
}

const boundsOf = (node: QtiNode): Bounds => ({
  lower: numberIn(attribute(node, 'lowerBound'), -Infinity),
  upper: numberIn(attribute(node, 'upperBound'), Infinity),
  otherwise: numberIn(attribute(node, 'defaultValue'), 0),
})

const entryOf = (entry: QtiNode) => ({
  key: entry.attributes['mapKey'] ?? '',
  value: numberIn(attribute(entry, 'mappedValue'), 0),
  ignoreCase: attribute(entry, 'caseSensitive') !== '' && !isTrue(attribute(entry, 'caseSensitive')),
})

/** What a mapping gives for a response: each different part of it once, within the bounds. */
export function mapped({ mapping }: Declaration, response: Value): number {
  if (!mapping) return 0
  const different = response.items.filter(
    (item, index) =>
      response.items.findIndex((each) => isSameScalar(each, item, response.baseType)) === index,
  )
  const sum = different.reduce<number>((all, item) => all + worthOf(mapping, item, response.baseType), 0)
  return Math.min(mapping.upper, Math.max(mapping.lower, sum))
}

function worthOf({ entries, otherwise }: Mapping, item: Scalar, baseType: string): number {
  const entry = entries.find(({ key, ignoreCase }) => {
    const own = scalarOf(baseType, key)
    if (isSameScalar(own, item, baseType)) return true
    return ignoreCase && String(own).toLowerCase() === String(item).toLowerCase()
  })
  return entry?.value ?? otherwise
}
