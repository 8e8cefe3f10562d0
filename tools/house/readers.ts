import { parseSync } from 'vite'
import { isObject } from '#kit/value/sameJson.ts'
import type { Source } from '../sources.ts'

/** Files that say what a field is, write it or check its form: none of them makes anything of it. */
const writing = [
  /\.(contract|fields|schema|table|problems|check|words|faults|sample|test)\.tsx?$/,
  /(Form|Fields?|Layout|Editors?)\.tsx?$/,
  /\/(words|testing|demo)\//,
  /^features\/.*\/server\/(make|copy)[A-Z]\w*\.ts$/,
]

/** Whether what a file does with a field can be what the field is for. */
export const canRead = (path: string): boolean => !writing.some((pattern) => pattern.test(path))

/**
 * The names that a file takes out of values: `a.name`, `const { name } = a`, and what stands in quotes, as in `a['name']` or
 * a list of columns. Comments, types and the keys that an object is made with take nothing out.
 */
export function namesRead({ path, text }: Source): ReadonlySet<string> {
  const names = new Set<string>()
  walk(parseSync(path, text).program, names)
  return names
}

const typesAlone = /^(TS(?!AsExpression|NonNullExpression|SatisfiesExpression)|Import(?!Expression))/

function walk(node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) return node.forEach((each) => walk(each, names))
  if (!isObject(node) || (typeof node['type'] === 'string' && typesAlone.test(node['type']))) return
  for (const name of namesIn(node)) names.add(name)
  for (const value of Object.values(node)) if (typeof value === 'object') walk(value, names)
}

function namesIn(node: Readonly<Record<string, unknown>>): string[] {
  const { type, value, property, properties, computed } = node
  if (type === 'Literal' && typeof value === 'string') return [value]
  if (type === 'MemberExpression' && computed === false) return nameOf(property)
  if (type !== 'ObjectPattern' || !Array.isArray(properties)) return []
  return properties.flatMap((each: unknown) => (isObject(each) ? nameOf(each['key']) : []))
}

const nameOf = (node: unknown): string[] =>
  isObject(node) && typeof node['name'] === 'string' ? [node['name']] : []
