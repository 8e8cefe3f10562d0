import { useMemo } from 'react'
import type { PhraseValues, Translate } from '#kit/i18n/words.ts'
import { hasPhrase, kitWords, useTranslate } from '#kit/i18n/web/words.ts'

/** A resource's phrases by what they are for. The keys are the same in every feature, so screens need not name them. */
export interface ResourceWords {
  /** `fields.<name>`: label of a field, column or filter. */
  readonly label: (name: string) => string
  /** `hints.<name>`: a line below the field, where the feature has one. */
  readonly hint: (name: string) => string | undefined
  /** `states.<state>`. */
  readonly state: (state: string) => string
  /** `moves.<move>`. */
  readonly move: (move: string) => string
  /** `did.<move>`: what is true once it is done. */
  readonly did: (move: string) => string
  /** `values.<field>.<value>`: one of a fixed list; a status by `states`, a role by the kit's `roles`, a resource by its own `record`. */
  readonly value: (field: string, value: string) => string
  /** `sections.<key>` of a form. */
  readonly section: (key: string) => string
  /** Whether a section's title says already what its only field is called. */
  readonly isTitled: (key: string, fields: readonly string[]) => boolean
  /** Any other phrase of the namespace; undefined where it has none. */
  readonly maybe: (key: string, values?: PhraseValues) => string | undefined
}

function wordsOf(namespace: string, translate: Translate): ResourceWords {
  const first = (keys: readonly (readonly [namespace: string, key: string])[], values?: PhraseValues) => {
    const found = keys.find(([name, key]) => hasPhrase(name, key))
    return found && translate({ namespace: found[0], key: found[1], ...(values && { values }) })
  }
  const kit = kitWords.name
  const label = (name: string) =>
    first([
      [namespace, `filters.${name}`],
      [namespace, `fields.${name}.label`],
      [namespace, `fields.${name}`],
      [kit, `fields.${name}`],
    ]) ?? name
  const section = (key: string) => first([[namespace, `sections.${key}`]]) ?? key
  return {
    label,
    hint: (name) => first([[namespace, `hints.${name}`]]),
    state: (state) => first([[namespace, `states.${state}`]]) ?? state,
    move: (move) => first([[namespace, `moves.${move}`]]) ?? move,
    did: (move) =>
      first([
        [namespace, `did.${move}`],
        [kit, `did.${move}`],
      ]) ?? move,
    value: (field, value) =>
      first([
        [namespace, `values.${field}.${value}`],
        // The kind's own words say what one of it is called.
        ...(field === 'resource' ? [[value, 'record'] as const] : []),
        ...(field === 'status' ? [[namespace, `states.${value}`] as const] : []),
        ...(/^roles?$/.test(field) ? [[kit, `roles.${value}`] as const] : []),
      ]) ?? value,
    section,
    isTitled: (key, fields) => fields.length === 1 && section(key) === label(fields[0] ?? ''),
    maybe: (key, values) => first([[namespace, key]], values),
  }
}

/** The phrases of the resource with this name, following the shown language. */
export function useResourceWords(namespace: string): ResourceWords {
  const translate = useTranslate()
  return useMemo(() => wordsOf(namespace, translate), [namespace, translate])
}
