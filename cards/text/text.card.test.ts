import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { plainOf } from '#kit/richText/richText.ts'
import { text } from './text.card.ts'
import { panelsOf } from './text.panels.ts'
import { textSchema } from './text.schema.ts'

const words = (value: string) => [{ type: 'text', text: value }]
const heading = (level: number, value: string) => ({
  type: 'heading',
  attrs: { level },
  content: value === '' ? [] : words(value),
})
const paragraph = (value: string) => ({ type: 'paragraph', content: words(value) })
const card = (content: object[], own: object = {}) =>
  z.parse(textSchema, { id: 1, type: 'text', body: { type: 'doc', content }, ...own })
const shape = (content: object[]) => {
  const { lead, panels } = panelsOf(card(content).body)
  return [plainOf(lead), ...panels.map(({ title, body }) => `${title}: ${plainOf(body)}`)]
}

test.each([
  ['each heading begins one', [heading(2, 'A'), paragraph('a'), heading(2, 'B')], ['', 'A: a', 'B: ']],
  ['what comes before stays above', [paragraph('x'), heading(2, 'A'), paragraph('a')], ['x', 'A: a']],
  [
    'deeper headings stand within',
    [heading(3, 'Note'), heading(2, 'A'), paragraph('a'), heading(3, 'A1'), heading(2, 'B')],
    ['Note', 'A: a\nA1', 'B: '],
  ],
  ['where all are deeper, they begin them', [heading(3, 'A'), paragraph('a')], ['', 'A: a']],
  ['an empty heading begins none', [heading(2, ''), paragraph('x'), heading(3, 'A')], ['x', 'A: ']],
  ['without headings there is none', [paragraph('x')], ['x']],
])('of the panels of a text, %s', (_title, content, panels) => {
  expect(shape(content)).toEqual(panels)
})

test.each([
  ['page', []],
  ['accordion', ['problems.noPanels']],
  ['tabs', ['problems.noPanels']],
])('a %s without headings has the problems %j', (layout, keys) => {
  const found = text.content.problems(card([paragraph('x')], { layout }))
  expect(found.map(({ key }) => key)).toEqual(keys)
  expect(text.content.problems(card([heading(2, 'A'), paragraph('a')], { layout }))).toEqual([])
})

test('an empty text lacks only its text', () => {
  expect(text.content.problems(card([], { layout: 'tabs' }))).toMatchObject([{ path: 'body' }])
})

test('a text from before there were layouts is a page', () => {
  expect(card([paragraph('x')]).layout).toBe('page')
})
