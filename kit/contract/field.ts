import { z } from 'zod'
import { fitsIn } from '#kit/value/graphemes.ts'
import type { PicturePurpose } from './file.ts'

/** When a field must hold something: at every save, or (records that may be incomplete while draft) at publishing. */
export type RequiredAt = 'save' | 'publish' | 'never'

interface FieldBase<Value> {
  readonly schema: z.ZodType<Value>
  readonly required: RequiredAt
}

export interface TextField extends FieldBase<string> {
  readonly kind: 'text'
  readonly max: number
  readonly multiline: boolean
}
export interface NumberField extends FieldBase<number | null> {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  /** Digits behind the point; prices have 2. */
  readonly decimals: number
}
export interface FlagField extends FieldBase<boolean> {
  readonly kind: 'flag'
}
export interface OneOfField<V extends string = string> extends FieldBase<V | null> {
  readonly kind: 'oneOf'
  readonly values: readonly V[]
  /** The value that a new record begins with. */
  readonly initial: V | null
}
/** A link to another record, chosen through that resource's `options`. */
export interface PickField extends FieldBase<number | null> {
  readonly kind: 'pick'
  readonly resource: string
}
export interface PickManyField extends FieldBase<number[]> {
  readonly kind: 'pickMany'
  readonly resource: string
  readonly max: number
}
export interface PictureField extends FieldBase<string> {
  readonly kind: 'picture'
  readonly purpose: PicturePurpose
}
export interface TimeField extends FieldBase<number | null> {
  readonly kind: 'time'
}
/** A day of the calendar, wherever its reader is: `2026-11-22`. */
export interface DateField extends FieldBase<string | null> {
  readonly kind: 'date'
}
/** Written and never read: a key. Left out of an update it stays as it is. */
export interface SecretField extends FieldBase<string | null | undefined> {
  readonly kind: 'secret'
  readonly max: number
}
export interface RowsField<F extends Fields = Fields> extends FieldBase<ValuesOf<F>[]> {
  readonly kind: 'rows'
  readonly fields: F
  readonly min: number
  readonly max: number
}

export type Field =
  | TextField
  | NumberField
  | FlagField
  | OneOfField
  | PickField
  | PickManyField
  | PictureField
  | TimeField
  | DateField
  | SecretField
  | RowsField<Record<string, never>>

/** A form by name of field; the same value makes the body's schema, the form and its counters. */
export interface Fields {
  readonly [name: string]: {
    readonly kind: Field['kind']
    readonly schema: z.ZodType
    readonly required: RequiredAt
    readonly initial?: unknown
  }
}
export type ValuesOf<F extends Fields> = { [K in keyof F]: z.output<F[K]['schema']> }
export type ShapeOf<F extends Fields> = { [K in keyof F]: F[K]['schema'] }
export type { PicturePurpose } from './file.ts'

interface Options {
  readonly required?: RequiredAt
  readonly multiline?: boolean
}

/** Text of at most `max` graphemes, trimmed; blank is missing. Required at save unless said otherwise. */
export function text(max: number, { required = 'save', multiline = false }: Options = {}): TextField {
  const schema = z
    .string()
    .trim()
    .refine((value) => required !== 'save' || value !== '', { params: { problem: 'required' } })
    .refine((value) => fitsIn(value, max), { params: { problem: 'tooLong', max } })
  return { kind: 'text', schema, required, max, multiline }
}

const hasDecimals = (value: number, decimals: number) =>
  Math.abs(Math.round(value * 10 ** decimals) - value * 10 ** decimals) < 1e-6

/** A number from `min` to `max` with at most `decimals` digits behind the point; null is missing. */
export function number(
  min: number,
  max: number,
  { decimals = 0, required = 'save' }: Options & { decimals?: number } = {},
): NumberField {
  const value = z
    .number()
    .min(min)
    .max(max)
    .refine((number) => hasDecimals(number, decimals), {
      params: { problem: decimals === 0 ? 'notWhole' : 'decimals', decimals },
    })
  return { kind: 'number', schema: optionally(value, required), required, min, max, decimals }
}

/** A price in yuan, 0 to 999,999.99, with at most two decimals. */
export const money = (options?: Options): NumberField => number(0, 999_999.99, { decimals: 2, ...options })

/** A switch. It always holds true or false, so it is never missing. */
export const flag = (): FlagField => ({ kind: 'flag', schema: z.boolean(), required: 'never' })

/** One of `values`, or null while none is chosen; `initial` is what a new record has. */
export function oneOf<const V extends string>(
  values: readonly V[],
  { required = 'save', initial = null }: Options & { initial?: NoInfer<V> | null } = {},
): OneOfField<V> {
  return { kind: 'oneOf', schema: optionally(z.enum(values), required), required, values, initial }
}

export const id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** The id of one record of `resource`, or null. Whether it exists and may be chosen is the server's check. */
export function pick(resource: string, { required = 'save' }: Options = {}): PickField {
  return { kind: 'pick', schema: optionally(id, required), required, resource }
}

/** Ids of at most `max` different records of `resource`, in the order that people gave them. */
export function pickMany(resource: string, max: number, { required = 'never' }: Options = {}): PickManyField {
  const list = z
    .array(id)
    .max(max)
    .refine((ids) => new Set(ids).size === ids.length, { params: { problem: 'repeated' } })
  return { kind: 'pickMany', schema: required === 'save' ? list.min(1) : list, required, resource, max }
}

/** The address that upload gave; '' is none. The server refuses an address that it did not give. */
export function picture(purpose: PicturePurpose, { required = 'save' }: Options = {}): PictureField {
  const schema = z
    .string()
    .max(500)
    .refine((url) => required !== 'save' || url !== '', { params: { problem: 'required' } })
  return { kind: 'picture', schema, required, purpose }
}

/** The last moment of a request: moments and days lie in the years that everybody counts alike, with room for what follows them. */
export const lastMoment = Date.UTC(3000, 0, 1) - 1
const isCounted = (day: string) => day >= '1970-01-01' && day < '3000-01-01'

/** A moment in Unix milliseconds, as a request may hold one. */
export const moment = z.int().min(0).max(lastMoment)
/** A day of the calendar, as `2026-11-22`; one that is not in the calendar is refused. */
export const day = z.iso.date().refine(isCounted)

/** A moment in Unix milliseconds, from 1970 to 2999; null is missing. */
export const time = ({ required = 'save' }: Options = {}): TimeField => ({
  kind: 'time',
  schema: optionally(moment, required),
  required,
})

/** A day of the calendar as `2026-11-22`, from 1970 to 2999; null is missing. */
export const date = ({ required = 'save' }: Options = {}): DateField => ({
  kind: 'date',
  schema: optionally(day, required),
  required,
})

/** Repeated groups of fields, `min` to `max` of them. */
export function rows<F extends Fields>(
  fields: F,
  min: number,
  max: number,
  { required = min > 0 ? 'save' : 'never' }: Options = {},
): RowsField<F> {
  const schema = z
    .array(z.strictObject(shapeOf(fields)))
    .min(required === 'save' ? min : 0)
    .max(max) as unknown as z.ZodType<ValuesOf<F>[]>
  return { kind: 'rows', schema, required, fields, min, max }
}

/** The zod schemas of a form by name of field, as `z.strictObject` takes them. */
export function shapeOf<F extends Fields>(fields: F): ShapeOf<F> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema])) as ShapeOf<F>
}

/** The shape of a create's body: empty values are dropped from a POST, so what may be empty may be absent. */
export function createShapeOf<F extends Fields>(fields: F): ShapeOf<F> {
  const shape = Object.entries(fields).map(([name, { schema, kind, required, initial }]) => {
    if (kind === 'secret') return [name, required === 'save' ? z.nonoptional(schema) : schema]
    const whenAbsent = initial ?? (required === 'save' ? undefined : emptyOf(kind))
    return [name, whenAbsent === undefined ? schema : z.prefault(schema, whenAbsent as never)]
  })
  return Object.fromEntries(shape) as ShapeOf<F>
}

/** What a field of this kind holds while it holds nothing. */
export function emptyOf(kind: Field['kind']): '' | false | null | readonly never[] {
  if (kind === 'text' || kind === 'picture') return ''
  if (kind === 'pickMany' || kind === 'rows') return []
  return kind === 'flag' ? false : null
}

/** The fields of a form by name, in its order, each as the kind that it is. */
export const fieldsIn = (fields: Fields): readonly (readonly [name: string, field: Field])[] =>
  Object.entries(fields) as (readonly [string, Field])[]

/** The fields of a repeated group; undefined of any other kind. */
export const innerFields = (field: Fields[string]): Fields | undefined =>
  'fields' in field ? (field.fields as Fields) : undefined

/** Names of the fields that must hold something before publishing and do not. */
export function missingFields<F extends Fields>(
  fields: F,
  values: { readonly [K in keyof F]?: unknown },
): (keyof F & string)[] {
  return (Object.keys(fields) as (keyof F & string)[]).filter(
    (name) => fields[name]?.required !== 'never' && isBlank(values[name]),
  )
}

/** Whether a value counts as missing: null, undefined, an empty text or an empty list. Zero and false are values. */
export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

function optionally<T>(schema: z.ZodType<T>, required: RequiredAt): z.ZodType<T | null> {
  return required === 'save' ? schema : schema.nullable()
}
