import { parseSync } from 'vite'
import { isObject } from '#kit/value/sameJson.ts'
import type { Source } from '../sources.ts'
import { placeOf } from './places.ts'

/** Exported functions of kit, the deck and the pure rules that no docstring stands directly above, one line each. */
export const checkDocstrings = (sources: readonly Source[]): string[] =>
  sources.filter(({ path }) => isPublic(path)).flatMap(findUndocumented)

/** Whether others build on what a file exports: all of kit and the deck, of a feature what both sides share. */
function isPublic(path: string): boolean {
  const place = placeOf(path)
  if (!place || place.isTest || path.includes('/words/')) return false
  const { floor, room } = place
  return floor === 'kit' || floor === 'deck' || (floor === 'features' && room === 'agreement')
}

function findUndocumented({ path, text }: Source): string[] {
  const { program, comments } = parseSync(path, text)
  const docstrings = comments.filter(({ type, value }) => type === 'Block' && /^\*[^]*\w/.test(value))
  const isBelowOne = (start: number) =>
    docstrings.some(({ end }) => end <= start && /^[^\S\n]*\n?[^\S\n]*$/.test(text.slice(end, start)))
  // Of several signatures of one function the first one carries the docstring.
  const seen = new Set<string>()
  return program.body.flatMap((statement) =>
    functionsOf(statement).flatMap((name) => {
      const isDone = seen.has(name) || isBelowOne(statement.start)
      seen.add(name)
      const line = text.slice(0, statement.start).split('\n').length
      return isDone ? [] : [`${path}:${line}: ${name} has no docstring`]
    }),
  )
}

/** The names of the functions that a statement exports; components and hooks are functions. */
function functionsOf(statement: unknown): string[] {
  const exported = isObject(statement) && statement['type'] === 'ExportNamedDeclaration'
  const declaration = exported ? statement['declaration'] : undefined
  if (!isObject(declaration)) return []
  const { declarations, id } = declaration
  if (!Array.isArray(declarations)) return /Function/.test(String(declaration['type'])) ? nameOf(id) : []
  return declarations.flatMap((one: unknown) =>
    isObject(one) && isFunction(one['init']) ? nameOf(one['id']) : [],
  )
}

/** Whether a value is a function; `memo` and `forwardRef` make a component of one, a type put behind it changes nothing. */
function isFunction(node: unknown): boolean {
  if (!isObject(node)) return false
  const { type, callee, expression } = node
  if (isObject(expression)) return isFunction(expression)
  const wraps = type === 'CallExpression' && nameOf(callee).some((name) => /^(memo|forwardRef)$/.test(name))
  return wraps || /^(ArrowFunction|Function)Expression$/.test(String(type))
}

const nameOf = (node: unknown): string[] =>
  isObject(node) && typeof node['name'] === 'string' ? [node['name']] : []
