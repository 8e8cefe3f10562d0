import type { Field, Fields } from '#kit/contract/field.ts'
import { fieldsIn } from '#kit/contract/field.ts'

/** What a form holds, by name of field. */
export type Values = Readonly<Record<string, unknown>>

function blank(field: Field): unknown {
  switch (field.kind) {
    case 'text':
    case 'picture':
    case 'secret':
      return ''
    case 'flag':
      return false
    case 'pickMany':
      return []
    case 'oneOf':
      return field.initial
    case 'rows':
      return Array.from({ length: field.min }, () => blankValues(field.fields))
    default:
      return null
  }
}

/**
 * What a form for a new record begins with: the initial value of each field, else what is empty for its kind. Repeated groups
 * have their least number of rows.
 */
export const blankValues = (fields: Fields): Values =>
  Object.fromEntries(fieldsIn(fields).map(([name, field]) => [name, blank(field)]))

/** The part of a record that its form writes; what it lacks is blank, and secrets are undefined, so that a save keeps them. */
export const valuesOf = (fields: Fields, record: Values): Values =>
  Object.fromEntries(
    fieldsIn(fields).map(([name, field]) => [
      name,
      field.kind === 'secret' ? undefined : (record[name] ?? blank(field)),
    ]),
  )

/** What a form holds once this was saved: the server has its secrets now, and the browser needs them no more. */
export const savedValues = (fields: Fields, saved: Values): Values => ({
  ...saved,
  ...Object.fromEntries(
    fieldsIn(fields).flatMap(([name, { kind }]) => (kind === 'secret' ? [[name, undefined]] : [])),
  ),
})

/** Whether two values are the same JSON. Keys in another order count as a difference. */
export const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)

/** Names of the fields in which two sets of values differ. */
export const differing = (fields: Fields, one: Values, other: Values): string[] =>
  Object.keys(fields).filter((name) => !isSame(one[name], other[name]))

export interface Merge {
  /** Theirs where only they changed a field, mine elsewhere. */
  readonly merged: Values
  /** Fields that both changed, each in their own way. */
  readonly conflicts: readonly string[]
}

/** Joins two changes of the same base, field by field, so that neither is lost. */
export function mergeValues(fields: Fields, base: Values, mine: Values, theirs: Values): Merge {
  const changedByThem = differing(fields, base, theirs)
  const conflicts = changedByThem.filter(
    (name) => !isSame(base[name], mine[name]) && !isSame(mine[name], theirs[name]),
  )
  const taken = changedByThem.filter((name) => isSame(base[name], mine[name]))
  return { merged: { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) }, conflicts }
}
