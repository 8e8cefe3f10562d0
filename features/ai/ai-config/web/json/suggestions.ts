import type { SchemaNode } from '../../ai-config.jsonSchema.ts'
import { readJson } from '../../readJson.ts'
import { jsonCursor, type JsonCursor } from './jsonCursor.ts'

export interface Suggestion {
  /** What is offered, as a person reads it. */
  readonly label: string
  readonly description: string
  /** What takes the place of what is typed. */
  readonly text: string
  /** Where the caret goes in it. */
  readonly caret: number
}

export interface Suggested {
  readonly from: number
  readonly to: number
  readonly list: readonly Suggestion[]
}

/** What the schema says at a path; undefined where it says nothing. */
export function schemaAt(schema: SchemaNode, path: readonly string[]): SchemaNode | undefined {
  return path.reduce<SchemaNode | undefined>(
    (node, step) => node?.properties?.[step] ?? (/^\d+$/.test(step) ? node?.items : undefined),
    schema,
  )
}

/** The key or value under the caret, for its description. */
export function describedAt(schema: SchemaNode, text: string, caret: number) {
  const cursor = jsonCursor(text, caret)
  const key = text.slice(cursor.from, cursor.to).replaceAll('"', '')
  const path = cursor.kind === 'key' ? [...cursor.path, key] : cursor.path
  const name = path.findLast((step) => !/^\d+$/.test(step))
  const node = schemaAt(schema, path)
  // A part of a list without a description of its own is described by the list.
  const described = node?.description === undefined ? schemaAt(schema, path.slice(0, -1)) : node
  return name === undefined || described?.description === undefined ? undefined : { name, node: described }
}

/** What fits where the caret is, by the schema and by what is typed already. */
export function suggestionsAt(schema: SchemaNode, text: string, caret: number): Suggested {
  const cursor = jsonCursor(text, caret)
  const { from, to, typed } = cursor
  const all =
    cursor.kind === 'between'
      ? []
      : cursor.kind === 'key'
        ? keysAt(schema, text, cursor)
        : valuesAt(schema, cursor)
  const begun = typed.toLowerCase()
  return { from, to, list: all.filter(({ label }) => label.toLowerCase().startsWith(begun)) }
}

function keysAt(schema: SchemaNode, text: string, { path, from, to }: JsonCursor): Suggestion[] {
  const { places } = readJson(text)
  const taken = (key: string) => {
    const at = places.get([...path, key].join('.'))
    return at !== undefined && at !== from
  }
  const hasColon = /^\s*:/.test(text.slice(to))
  return Object.entries(schemaAt(schema, path)?.properties ?? {})
    .filter(([key]) => !taken(key))
    .map(([key, node]) => {
      const start = `${JSON.stringify(key)}: `
      const { value, caret } = blankOf(node)
      const whole = hasColon
        ? { text: JSON.stringify(key), caret: key.length + 2 }
        : { text: start + value, caret: start.length + caret }
      return { label: key, description: node.description ?? '', ...whole }
    })
}

/** A value to begin with, and where the caret is in it. */
function blankOf(node: SchemaNode): { readonly value: string; readonly caret: number } {
  if (node.type === 'array') return { value: '[]', caret: 1 }
  if (node.type === 'object') return { value: '{}', caret: 1 }
  const value = JSON.stringify(node.default ?? (node.type === 'string' ? '' : null))
  return { value, caret: value.startsWith('"') ? value.length - 1 : value.length }
}

function valuesAt(schema: SchemaNode, { path }: JsonCursor): Suggestion[] {
  const node = schemaAt(schema, path)
  if (!node) return []
  if (node.type === 'object') return [{ ...plain('{}'), caret: 1 }]
  const values = node.enum ?? (node.type === 'boolean' ? [true, false] : [])
  const isNullable = node.anyOf?.some(({ type }) => type === 'null') === true
  const offered = values.length > 0 ? values : node.default === undefined || isNullable ? [] : [node.default]
  return [...offered, ...(isNullable ? [null] : [])]
    .map((value) => JSON.stringify(value))
    .filter((text) => text.length <= 60)
    .map(plain)
}

const plain = (text: string): Suggestion => ({
  label: text.replaceAll('"', ''),
  description: '',
  text,
  caret: text.length,
})
