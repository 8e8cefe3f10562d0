import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineAt, readJson } from './readJson.ts'

test('reads whatever JSON.parse reads, as it does', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), (text) => {
      const { value, errors } = readJson(text)
      const isStorable = !/\\u0000|\\ud[89a-f]/i.test(text)
      fc.pre(isStorable && errors.length === 0)
      expect(JSON.stringify(value)).toBe(JSON.stringify(JSON.parse(text)))
    }),
  )
})

test('never throws, and never takes what JSON.parse refuses', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'{}[]":,\\u0019e-. \ntruefalsn') }), (text) => {
      const { errors } = readJson(text)
      if (errors.length === 0) expect(() => JSON.parse(text)).not.toThrow()
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['', 'value', 1, 1],
  ['{\n  "a": \n}', 'value', 3, 1],
  ['{\n  "a" 1\n}', 'colon', 2, 7],
  ['{\n  "a": 1\n  "b": 2\n}', 'comma', 3, 3],
  ['{ "a": 1, }', 'key', 1, 11],
  ['{ a: 1 }', 'key', 1, 3],
  ['{ "a": "b\n}', 'unclosed', 1, 8],
  [String.raw`{ "a": "\x" }`, 'escape', 1, 9],
  [String.raw`{ "a": "\u0000" }`, 'character', 1, 8],
  [String.raw`{ "a": "\ud800" }`, 'character', 1, 8],
  ['{ "a": 01 }', 'number', 1, 8],
  ['{ "a": NaN }', 'value', 1, 8],
  ['{} {}', 'end', 1, 4],
  ['['.repeat(30), 'deep', 1, 22],
  ['{\n "a": 1,\n "a": 2 }', 'twice', 3, 2],
])('of %j it says %s at line %i, column %i', (text, key, line, column) => {
  const [error] = readJson(text).errors
  expect(error).toMatchObject({ key })
  expect(lineAt(text, error?.at ?? -1)).toEqual({ line, column })
})

test('remembers where each key and each part of a list stands', () => {
  const text = '{ "rules": ["one",\n "two"] }'
  const { places } = readJson(text)
  expect(text.slice(places.get('rules.1'))).toBe('"two"] }')
  expect(text.slice(places.get('rules'))).toBe(text.slice(2))
})
