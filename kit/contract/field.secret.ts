import type { Fields, SecretField, ShapeOf } from './field.ts'
import { shapeOf, text } from './field.ts'

type SecretOf<F extends Fields> = {
  [K in keyof F]: F[K]['kind'] extends 'secret' ? K : never
}[keyof F]
/** The shape of a form's fields in an answer: all but the secrets. */
export type ReadShapeOf<F extends Fields> = Omit<ShapeOf<F>, SecretOf<F>>

/**
 * A key of at most `max` graphemes that is written and never read. `save`: a new record needs one and it is never taken
 * away; `never`: null takes it away.
 */
export function secret(
  max: number,
  { required = 'save' }: { readonly required?: 'save' | 'never' } = {},
): SecretField {
  const value = text(max, { required }).schema
  const schema = required === 'save' ? value.optional() : value.nullish()
  return { kind: 'secret', schema, required, max }
}

/** These values without the secrets among them, for whatever is stored or answered. */
export const withoutSecrets = <V extends Readonly<Record<string, unknown>>>(
  fields: Fields,
  values: V,
): Partial<V> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => fields[name]?.kind !== 'secret')) as Partial<V>

/** Replaces a secret in the operation log, which may show that one was given or taken away and never which. */
export const hiddenValue = '•••'

/** Whether a body of this form sets or takes away a secret; undefined where the form has none. */
export function givingSecret(fields: Fields): ((body: unknown) => boolean) | undefined {
  const names = Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'secret' ? [name] : []))
  if (names.length === 0) return undefined
  return (body) =>
    typeof body === 'object' &&
    body !== null &&
    Object.entries(body).some(([name, value]) => names.includes(name) && value !== undefined)
}

/** These values for the operation log: of a secret only that it was given (`hiddenValue`) or taken away (null). */
export const hidingSecrets = (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fields[name]?.kind === 'secret' && typeof value === 'string' ? hiddenValue : value,
    ]),
  )

const secretName =
  /(password|passwd|pwd|secret|token|credential|hash|(api|access|session|private|sealed|client|secret)_?key)s?$/i

/**
 * Hides every text, at any depth, that goes by the name of a secret: where the log is written, so that a secret
 * which a feature forgot to leave out is not stored either.
 */
export function hideByName(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hideByName)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      typeof part === 'string' && secretName.test(name) ? hiddenValue : hideByName(part),
    ]),
  )
}

/** The zod schemas of a form's fields in an answer: all but the secrets. */
export const readShapeOf = <F extends Fields>(fields: F): ReadShapeOf<F> =>
  withoutSecrets(fields, shapeOf(fields)) as ReadShapeOf<F>
