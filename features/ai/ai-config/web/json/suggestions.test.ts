import { describe, expect, test } from 'vitest'
import { jsonSchemaOf } from '../../ai-config.jsonSchema.ts'
import { jsonCursor } from './jsonCursor.ts'
import { describedAt, suggestionsAt } from './suggestions.ts'

const translate = ({ key }: { readonly key: string }) => key
const tutor = jsonSchemaOf('learner/tutor', translate)
const size = jsonSchemaOf('image/size', translate)
const style = jsonSchemaOf('image/style', translate)

/** The caret is where the bar is. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') })

test.each([
  ['|', [], 'between', ''],
  ['{|', [], 'key', ''],
  ['{ "te|', [], 'key', 'te'],
  ['{ "te|xt": 1 }', [], 'key', 'te'],
  ['{ te|', [], 'key', 'te'],
  ['{ "tone"|', ['tone'], 'between', ''],
  ['{ "tone": |', ['tone'], 'value', ''],
  ['{ "tone": "fr|', ['tone'], 'value', 'fr'],
  ['{ "tone": "plain"|', ['tone'], 'between', ''],
  ['{ "a": 1, |', [], 'key', ''],
  ['{ "rules": ["a", "b|', ['rules', '1'], 'value', 'b'],
  ['{ "styles": [{ "name": "a" }, { "w|', ['styles', '1'], 'key', 'w'],
  ['{ "a": "x\\"}|', ['a'], 'value', String.raw`x\"}`],
])('in %j the caret stands at %j: %s', (marked, path, kind, typed) => {
  const { text, caret } = at(marked)
  expect(jsonCursor(text, caret)).toMatchObject({ path, kind, typed })
})

test('beyond the end of a text the caret is at its end', () => {
  expect(jsonCursor('{ "te', 9)).toMatchObject({ path: [], kind: 'key', typed: 'te' })
})

const labels = (schema: typeof tutor, marked: string) => {
  const { text, caret } = at(marked)
  return suggestionsAt(schema, text, caret).list.map(({ label }) => label)
}
const taken = (schema: typeof tutor, marked: string) => {
  const { text, caret } = at(marked)
  const { from, to, list } = suggestionsAt(schema, text, caret)
  const [first] = list
  const after = text.slice(0, from) + (first?.text ?? '') + text.slice(to)
  const place = from + (first?.caret ?? 0)
  return `${after.slice(0, place)}|${after.slice(place)}`
}

describe('what is suggested', () => {
  test('are keys that are not there yet', () => {
    expect(labels(tutor, '{ "tone": "plain", |')).toEqual([
      'prompt',
      'rules',
      'temperature',
      'maxTokens',
      'agentId',
    ])
    expect(labels(tutor, '{ "te|')).toEqual(['temperature'])
    expect(labels(style, '{ "styles": [{ "|')).toEqual(['name', 'words'])
  })

  test('are values where there are only some', () => {
    expect(labels(tutor, '{ "tone": |')).toEqual(['plain', 'friendly', 'formal', 'playful'])
    expect(labels(tutor, '{ "tone": "f|')).toEqual(['friendly', 'formal'])
    expect(labels(tutor, '{ "agentId": |')).toEqual(['null'])
    expect(labels(size, '{ "sizes": ["512|')).toEqual(['512x512'])
    expect(labels(tutor, '{ "colour": |')).toEqual([])
  })

  test.each([
    [tutor, '{ "te|', '{ "temperature": 0.7|'],
    [tutor, '{ "ton|": "plain" }', '{ "tone"|: "plain" }'],
    [tutor, '{ "ru|\n}', '{ "rules": [|]\n}'],
    [tutor, '{ "tone": "fri|"}', '{ "tone": "friendly"|}'],
    [style, '{ "styles": [|] }', '{ "styles": [{|}] }'],
  ])('of %o takes the place of what is typed: %s', (schema, marked, expected) => {
    expect(taken(schema, marked)).toBe(expected)
  })
})

test.each([
  ['{ "tem|perature": 1 }', 'temperature', 'keys.temperature'],
  ['{ "temperature": 1| }', 'temperature', 'keys.temperature'],
  ['{ "rules": ["a|"] }', 'rules', 'keys.rules'],
  ['{ "colour|": 1 }', undefined, undefined],
])('in %j the description is of %s', (marked, name, description) => {
  const { text, caret } = at(marked)
  const found = describedAt(tutor, text, caret)
  expect([found?.name, found?.node.description]).toEqual([name, description])
})
