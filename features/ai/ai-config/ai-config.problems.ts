import { kitWords } from '#kit/i18n/kitWords.ts'
import { problemsOf } from '#kit/contract/problem.ts'
import { phrase, type Phrase } from '#kit/i18n/words.ts'
import { configSchemas } from './ai-config.schemas.ts'
import type { ConfigName } from './ai-config.kinds.ts'
import { aiConfigWords } from './ai-config.words.ts'
import { lineAt, readJson, type JsonError } from './readJson.ts'

/** What is wrong with a configuration as it is typed, at its place in the text. */
export interface JsonProblem {
  readonly at: number
  /** From 1. */
  readonly line: number
  readonly column: number
  readonly problem: Phrase
  /** The key that it is about, where there is one; its place in a list counts from 0. */
  readonly path: string
}

export interface CheckedJson {
  /** The value as it was written, without defaults; absent where there are problems. */
  readonly value?: Readonly<Record<string, unknown>>
  readonly problems: readonly JsonProblem[]
}

/** Keys that a schema has itself, though they sound like a secret. */
const harmless = new Set(['maxtokens'])

/** Whether a key is named as if its value were a secret, however capitals, blanks and punctuation are used. */
export function isSecretName(name: string): boolean {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
  return !harmless.has(plain) && /key|secret|token|password|passwd|pwd|credential/.test(plain)
}

/** Every problem of a text, first to last: what cannot be read, what is named like a secret, what the schema refuses. */
export function checkJson(name: ConfigName, text: string): CheckedJson {
  const { value, errors, places } = readJson(text)
  const found = new Map<string, JsonProblem>()
  const add = (at: number, problem: Phrase, path: string) => {
    const key = `${at} ${path}`
    if (!found.has(key)) found.set(key, { at, ...lineAt(text, at), problem, path })
  }
  for (const error of errors) add(error.at, jsonErrorPhrase(error), '')
  const read = configSchemas[name].safeParse(value, { reportInput: true })
  if (value !== undefined) {
    // No schema looks at this one.
    for (const [path, at] of places)
      if (/(^|\.)__proto__$/.test(path)) add(at, phrase(kitWords, 'problems.unknownField'), path)
    for (const path of secretPaths(value))
      add(places.get(path) ?? 0, phrase(aiConfigWords, 'json.secret'), path)
    if (!read.success)
      for (const [path, problem] of Object.entries(problemsOf(read.error.issues)))
        add(nearest(places, path), inJson(problem), path)
  }
  const problems = [...found.values()].toSorted((one, other) => one.at - other.at)
  return problems.length > 0 || !isPlain(value) ? { problems } : { value, problems }
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const jsonErrorPhrase = ({ key, name = '' }: JsonError): Phrase =>
  key === 'twice' ? phrase(aiConfigWords, 'json.twice', { name }) : phrase(aiConfigWords, `json.${key}`)

/** What a form says of a field that is empty needs the field's label; a key in JSON has only its name. */
const inJson = (problem: Phrase): Phrase =>
  problem.key.startsWith('problems.required') ? phrase(aiConfigWords, 'json.missing') : problem

/** The place of a problem; of a missing key, where the object begins that should have it. */
function nearest(places: ReadonlyMap<string, number>, path: string): number {
  const at = places.get(path)
  if (at !== undefined) return at
  return path === '' ? 0 : nearest(places, path.split('.').slice(0, -1).join('.'))
}

function secretPaths(value: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, key]
    return [...(isSecretName(key) ? [here.join('.')] : []), ...secretPaths(inner, here)]
  })
}
