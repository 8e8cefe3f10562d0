import type { z } from 'zod'
import { kitWords } from '#kit/i18n/kitWords.ts'
import { phrase, type Phrase } from '#kit/i18n/words.ts'
import { innerFields, type Field, type Fields } from './field.ts'

/** The name that a field has in its feature's phrases: `options.0.text` is `fields.options.text`. */
export const labelKey = (path: string): string =>
  `fields.${path
    .split('.')
    .filter((step) => !/^\d+$/.test(step))
    .join('.')}`

type Issue = z.core.$ZodIssue
/** What a refinement says of itself; a feature's own rule names the feature's phrases. */
type CustomParams = { problem?: string; namespace?: string } & Record<string, number>

/** A label as it stands within a sentence: without what it says in brackets behind itself, and small. */
export const withinSentence = (label: string): string =>
  label
    .replace(/\s*[(（][^()（）]*[)）]$/, '')
    .replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase())

const verbs: Partial<Record<Field['kind'], 'select' | 'upload'>> = {
  date: 'select',
  oneOf: 'select',
  pick: 'select',
  pickMany: 'select',
  picture: 'upload',
  rows: 'select',
  time: 'select',
}

/** The phrase for a required field of this kind that is empty; its `{{label}}` is filled in where it is shown. */
export const missing = (kind: Field['kind'] | undefined): Phrase =>
  phrase(kitWords, `problems.required.${(kind && verbs[kind]) ?? 'enter'}`)

/** The kind of the field at a path, also of one in a row. */
function kindAt(
  [name, ...rest]: readonly PropertyKey[],
  fields: Fields | undefined,
): Field['kind'] | undefined {
  const field = fields?.[String(name)]
  const [, ...inRow] = rest
  return field && inRow.length > 0 ? kindAt(inRow, innerFields(field)) : field?.kind
}

/** Kinds whose values have one way to be written; whatever is wrong with one, an example helps more than a bound. */
const examples: Partial<Record<Field['kind'], string>> = {
  date: 'problems.notADay',
  time: 'problems.notAMoment',
}

function describe(issue: Issue, fields: Fields | undefined): Phrase {
  const own = (key: string, values?: Phrase['values']): Phrase => ({
    namespace: 'kit',
    key,
    ...(values && { values }),
  })
  const kind = kindAt(issue.path, fields)
  const example = kind && examples[kind]
  const isOwnRule = issue.code === 'custom' && issue.params?.['problem'] !== undefined
  if (example && !isOwnRule && !isMissing(issue)) return own(example)
  switch (issue.code) {
    case 'custom': {
      const { problem, namespace, ...values } = (issue.params ?? {}) as CustomParams
      if (problem === 'required') return missing(kind)
      const phrase = own(`problems.${problem ?? 'invalid'}`, values)
      return namespace ? { ...phrase, namespace } : phrase
    }
    case 'too_big':
      return own(
        issue.origin === 'array'
          ? 'problems.tooMany'
          : issue.origin === 'string'
            ? 'problems.tooLong'
            : 'problems.tooBig',
        {
          max: Number(issue.maximum),
        },
      )
    case 'too_small':
      if (issue.origin === 'array' && Number(issue.minimum) === 1) return missing(kind)
      return own(
        issue.origin === 'array'
          ? 'problems.tooFew'
          : issue.origin === 'string'
            ? 'problems.tooShort'
            : 'problems.tooSmall',
        {
          min: Number(issue.minimum),
        },
      )
    case 'unrecognized_keys':
      return own('problems.unknownField')
    case 'invalid_type':
    case 'invalid_value':
      return isMissing(issue) ? missing(kind) : own('problems.invalid')
    default:
      return own('problems.invalid')
  }
}

const isMissing = (issue: Issue): boolean => issue.input === undefined || issue.input === null

/**
 * What is wrong with an input, as `{path: phrase}` with the first problem of each path. The same words stand beside the
 * field in the browser and in the API's `data.fields`. Parse with `{ reportInput: true }` so that absence is told apart.
 */
export function problemsOf(issues: readonly Issue[], fields?: Fields): Record<string, Phrase> {
  const problems: Record<string, Phrase> = {}
  for (const issue of issues) {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    for (const path of paths) problems[path.map(String).join('.')] ??= describe(issue, fields)
  }
  return problems
}
