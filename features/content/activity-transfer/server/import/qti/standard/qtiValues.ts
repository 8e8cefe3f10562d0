import { numberIn, wordsIn } from './qtiNodes.ts'

export type Scalar = string | number | boolean
/** `pair` is unordered; points and pairs are two words. */
export type Cardinality = 'single' | 'multiple' | 'ordered' | 'record'

/** A value of QTI; one without items is NULL. */
export interface Value {
  readonly cardinality: Cardinality
  readonly baseType: string
  readonly items: readonly Scalar[]
}

export const nothing: Value = { cardinality: 'single', baseType: '', items: [] }
export const single = (baseType: string, item: Scalar): Value => ({
  cardinality: 'single',
  baseType,
  items: [item],
})
export const ofNumber = (value: number): Value => (Number.isFinite(value) ? single('float', value) : nothing)
export const ofBoolean = (value: boolean): Value => single('boolean', value)
/** A value of these words, as a declaration of this type would read them. */
export const valueOf = (cardinality: Cardinality, baseType: string, words: readonly string[]): Value => ({
  cardinality,
  baseType,
  items: words.map((word) => scalarOf(baseType, word)),
})

export const isNull = ({ items }: Value): boolean => items.length === 0

/** What an element says, in the type that its declaration has. */
export function scalarOf(baseType: string, text: string): Scalar {
  const own = text.trim()
  if (baseType === 'integer' || baseType === 'float') return numberIn(own, Number.NaN)
  if (baseType === 'boolean') return /^(true|1)$/.test(own)
  if (/^(point|pair|directedPair)$/.test(baseType)) return wordsIn(own).join(' ')
  return baseType === 'string' ? text : own
}

/** The number that a single value is; undefined for NULL and what is no number. */
export function numberOf({ items }: Value): number | undefined {
  const [item] = items
  const value =
    typeof item === 'number' ? item : typeof item === 'string' ? numberIn(item, Number.NaN) : Number.NaN
  return Number.isFinite(value) ? value : undefined
}

/** Whether two single values are the same; the ends of an unordered pair may be exchanged. */
export function isSameScalar(one: Scalar, other: Scalar, baseType: string): boolean {
  if (one === other || String(one) === String(other)) return true
  if (baseType !== 'pair') return false
  return wordsIn(String(one)).toReversed().join(' ') === String(other)
}

/** Whether two values match by the standard: in their order where they have one, else as bags. */
export function isSame(one: Value, other: Value): boolean {
  if (one.items.length !== other.items.length) return false
  const baseType = one.baseType || other.baseType
  if (one.cardinality === 'ordered' || one.cardinality === 'single')
    return one.items.every((item, index) => isSameScalar(item, other.items[index] ?? '', baseType))
  return isWithin(one, other)
}

/** Whether each item of one bag is in another, as often. */
export function isWithin(one: Value, other: Value): boolean {
  const left = [...other.items]
  return one.items.every((item) => {
    const at = left.findIndex((each) => isSameScalar(item, each, one.baseType || other.baseType))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
