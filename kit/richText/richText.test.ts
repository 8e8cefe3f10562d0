import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { valueAt } from '#kit/value/sameJson.ts'
import { isRichText, plainOf, richOf, richPhrases, richTextOf } from './richText.ts'
import { cleanRichText, isSafeHref } from './richTextClean.ts'

const schema = richTextOf(100)
const text = (value: string, ...marks: object[]) => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks }),
})
const doc = (...content: object[]) => ({ type: 'doc', content })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const link = (href: string) => ({ type: 'link', attrs: { href } })

describe('what is taken', () => {
  test.each([
    ['nothing', doc()],
    ['an empty line', doc({ type: 'paragraph' }, { type: 'paragraph', content: [] })],
    ['marks', doc(paragraph(text('a', { type: 'bold' }, { type: 'code' })))],
    ['headings', doc({ type: 'heading', attrs: { level: 3 }, content: [text('a')] })],
    [
      'a list without a start',
      doc({ type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(text('a'))] }] }),
    ],
    ['a link', doc(paragraph(text('a', link('https://example.org/ä?b=1#c'))))],
    [
      'a formula',
      doc(paragraph({ type: 'formula', attrs: { tex: 'a^2' } }), {
        type: 'formulaBlock',
        attrs: { tex: 'b' },
      }),
    ],
  ])('%s', (_title, value) => {
    expect(z.parse(schema, value)).toEqual(value)
  })

  test('an absent text is an empty one', () => {
    expect(z.parse(schema, undefined)).toEqual(doc())
  })
})

describe('what is refused', () => {
  test.each([
    ['an unknown node', doc({ type: 'iframe', attrs: { src: 'https://example.org' } })],
    ['an unknown mark', doc(paragraph(text('a', { type: 'highlight' })))],
    ['an unknown attribute', doc({ ...paragraph(text('a')), attrs: { style: 'color:red' } })],
    ['an unknown field', { ...doc(paragraph(text('a'))), html: '<b>a</b>' }],
    ['a script as a link', doc(paragraph(text('a', link('javascript:alert(1)'))))],
    ['a block within a line', doc(paragraph(paragraph(text('a'))))],
    ['text outside of a block', doc(text('a'))],
    ['a heading of the first level', doc({ type: 'heading', attrs: { level: 1 }, content: [text('a')] })],
    ['more than fits', doc(paragraph(text('x'.repeat(101))))],
    ['HTML', '<p>a</p>'],
  ])('%s', (_title, value) => {
    expect(z.safeParse(schema, value).success).toBe(false)
  })

  test('a depth that would exhaust the stack', () => {
    let deep: object = paragraph(text('a'))
    for (let depth = 0; depth < 50_000; depth += 1) deep = { type: 'blockquote', content: [deep] }
    expect(z.safeParse(schema, doc(deep)).success).toBe(false)
  })
})

test.each([
  ['http://a.b', true],
  ['HTTPS://a.b', true],
  ['mailto:a@b.c', true],
  ['tel:+34123', true],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['data:text/html,x', false],
  ['//a.b', false],
  ['https://a.b\n', false],
  ['https://', false],
  ['', false],
])('%j is safe to follow: %s', (href, isSafe) => {
  expect(isSafeHref(href)).toBe(isSafe)
})

test('whatever is pasted becomes rich text of ours, and cleaning it again changes nothing', () => {
  const json = fc.letrec((tie) => ({
    node: fc.record(
      {
        type: fc.constantFrom(
          'doc',
          'paragraph',
          'text',
          'table',
          'tableRow',
          'tableCell',
          'listItem',
          'heading',
          'x',
          '__proto__',
        ),
        attrs: fc.oneof(fc.constant(null), fc.dictionary(fc.string(), fc.jsonValue())),
        content: fc.oneof({ depthSize: 'small' }, fc.constant([]), fc.array(tie('node'), { maxLength: 4 })),
        marks: fc.array(fc.record({ type: fc.string(), attrs: fc.jsonValue() }), { maxLength: 2 }),
        text: fc.string(),
      },
      { requiredKeys: ['type'] },
    ),
  })).node
  fc.assert(
    fc.property(fc.oneof(json, fc.jsonValue()), (value) => {
      const cleaned = cleanRichText(value)
      expect(isRichText(cleaned)).toBe(true)
      expect(cleanRichText(cleaned)).toEqual(cleaned)
    }),
  )
})

test('what an unknown node held is kept', () => {
  const pasted = doc({
    type: 'section',
    content: [paragraph(text('kept', { type: 'textStyle' }, link('javascript:x')))],
  })
  expect(cleanRichText(pasted)).toEqual(doc(paragraph(text('kept'))))
})

test('the words of a text are read line by line, a table row by cells', () => {
  const cell = (value: string) => ({ type: 'tableCell', content: [paragraph(text(value))] })
  const value = cleanRichText(
    doc(
      paragraph(text('One '), text('two', { type: 'bold' }), { type: 'hardBreak' }, text('three')),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('item'))] }] },
      { type: 'table', content: [{ type: 'tableRow', content: [cell('a'), cell('b')] }] },
      paragraph({ type: 'formula', attrs: { tex: 'x^2' } }),
    ),
  )
  expect(plainOf(value)).toBe('One two\nthree\nitem\na\tb\nx^2')
  for (const phrase of richPhrases(value, 'body'))
    expect(valueAt({ body: value }, phrase.path)).toBe(phrase.text)
})

test('plain text becomes paragraphs and is read back the same', () => {
  expect(plainOf(richOf('One\n\nTwo'))).toBe('One\nTwo')
  expect(richOf('  ')).toEqual(doc())
  expect(isRichText(richOf('a\nb'))).toBe(true)
})

test('a document of few letters may not be huge', () => {
  const rules = Array.from({ length: 5000 }, () => ({ type: 'horizontalRule' }))
  const marks = Array.from({ length: 5000 }, () => ({ type: 'bold' }))
  for (const value of [doc(...rules), doc(paragraph(text('a', ...marks)))])
    expect(z.safeParse(schema, value).success).toBe(false)
  expect(z.safeParse(schema, doc(...rules.slice(0, 300))).success).toBe(true)
})
