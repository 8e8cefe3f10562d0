import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { innerFields, type Fields } from '#kit/contract/field.ts'
import { settings } from '#kit/ops/server/env.ts'
import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'
import { definitions } from '#cards/index.ts'
import { configNames } from '#features/ai/ai-config/ai-config.kinds.ts'
import { configSchemas } from '#features/ai/ai-config/ai-config.schemas.ts'
import { contracts } from '#app/contracts.ts'
import { waiting } from '#app/fieldReaders.ts'
import { canRead, namesRead } from './house/readers.ts'
import { readSources, root } from './sources.ts'

const sources = readSources(['kit', 'cards', 'deck', 'features', 'app']).filter(({ path }) => canRead(path))
const reads = new Map(sources.map((source) => [source.path, namesRead(source)]))

/** Each field of a form by its dotted name; a group counts by what is in it. */
const namesIn = (fields: Fields, before = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const inner = innerFields(field)
    return inner ? namesIn(inner, `${before}${name}.`) : [`${before}${name}`]
  })

const forms = Object.values(contracts).flatMap((endpoints) => Object.values(endpoints))
const inForms = forms.flatMap(({ words, fields }) =>
  fields ? namesIn(fields).map((name) => `${words}.${name}`) : [],
)
const settable = [...new Set([...inForms, ...configNames.map((name) => `configuration.${name}`)])]

const readersByPath = import.meta.glob<FieldReaders>('/features/*/*/testing/*.readers.ts', {
  eager: true,
  import: 'fieldReaders',
})

const claims = Object.values(readersByPath)
  .flatMap(Object.entries<FieldReaders[string]>)
  .flatMap(([form, readers]) =>
    Object.entries(readers).flatMap(([path, fields]) =>
      fields.map((written) => {
        const [field = '', word = field.split('.').at(-1) ?? ''] = written.split('=')
        return { path, field: `${form}.${field}`, word }
      }),
    ),
  )
const waitingFields = Object.values(waiting).flat()

describe('what people set', () => {
  test('is acted on by a screen or rule, or listed with what it waits for', () => {
    const named = new Set([...claims.map(({ field }) => field), ...waitingFields])
    expect(settable.filter((field) => !named.has(field))).toEqual([])
  })

  test('is really read by the screen or rule that is named', () => {
    const untrue = claims.filter(({ path, word }) => !reads.get(path)?.has(word))
    expect(untrue.map(({ path, field }) => `${field}: ${path}`)).toEqual([])
  })

  test('is named once and exists', () => {
    const names = [...claims.map(({ field }) => field), ...waitingFields]
    expect(names.filter((name, index) => !settable.includes(name) || names.indexOf(name) !== index)).toEqual(
      [],
    )
  })
})

const keysOf = (schema: z.core.$ZodType): string[] =>
  keysIn(z.toJSONSchema(schema, { unrepresentable: 'any' }))

function keysIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'properties' in node && node.properties ? Object.keys(node.properties) : []
  return [...own, ...Object.values(node).flatMap(keysIn)]
}

const unreadIn = (names: Iterable<string>, isNear: (path: string) => boolean) =>
  [...new Set(names)].filter((name) => ![...reads].some(([path, read]) => isNear(path) && read.has(name)))

test('every setting of the operator is read by the server', () => {
  const isNear = (path: string) => path !== 'kit/ops/server/env.ts'
  expect(unreadIn(Object.keys(settings.shape), isNear)).toEqual([])
})

test('every setting of the operator is described, and no other', () => {
  const table = readFileSync(join(root, 'README.md'), 'utf8').split('## Settings')[1]?.split('\n## ')[0] ?? ''
  const rows = table.split('\n').map((line) => line.split('|')[1] ?? '')
  const described = rows.flatMap((names) => [...names.matchAll(/`([A-Z_0-9]+)`/g)].map(([, name]) => name))
  expect(described.toSorted()).toEqual(Object.keys(settings.shape).toSorted())
})

test('every key of a configuration is read where AI is asked', () => {
  const isNear = (path: string) => path.startsWith('features/') && !path.endsWith('ai-config.task.ts')
  expect(unreadIn(Object.values(configSchemas).flatMap(keysOf), isNear)).toEqual([])
})

test.each(Object.entries(definitions))(
  'every field of the card %s is read by its player, its rules or the deck',
  (type, { schema }) => {
    const isNear = (path: string) =>
      /^(kit|deck|features\/learning\/attempt)\//.test(path) || path.startsWith(`cards/${type}/`)
    expect(unreadIn(keysOf(schema), isNear)).toEqual([])
  },
)
