import { expect, test } from 'vitest'
import { linesIn, partEdits } from './partEdits.ts'

const lines = partEdits('lines', 4)
const lineOf = (text: string) => ({ id: text, text })
const poem = { title: 'Snow', lines: ['a', 'b', 'c'].map(lineOf) }
const textsOf = ({ lines: all }: typeof poem) => all.map(({ text }) => text).join('')

test('parts are added behind one or at the end, as many as there may be', () => {
  expect(textsOf(lines.added(poem, [lineOf('x')], 0))).toBe('axbc')
  expect(textsOf(lines.added(poem, [lineOf('x'), lineOf('y')]))).toBe('abcx')
  const full = lines.added(poem, [lineOf('x')])
  expect(lines.added(full, [lineOf('y')])).toBe(full)
})

test('a part is changed, moved and taken away; the rest of the card stays', () => {
  expect(lines.changed(poem, 'b', { text: 'B' })).toEqual({
    title: 'Snow',
    lines: [lineOf('a'), { id: 'b', text: 'B' }, lineOf('c')],
  })
  expect(textsOf(lines.moved(poem, 2, 0))).toBe('cab')
  expect(lines.moved(poem, 0, 3)).toBe(poem)
  expect(lines.moved(poem, 0, -1)).toBe(poem)
  expect(textsOf(lines.without(poem, 'b'))).toBe('ac')
})

test('of pasted lines the first stays in its part, each further one is a part behind it', () => {
  const pasted = lines.pasted(poem, 0, linesIn(' 1\r\n\n2 \n3\n'), lineOf)
  expect(textsOf(pasted)).toBe('a12bc')
  expect(lines.pasted(poem, 0, linesIn('only one'), lineOf)).toBe(poem)
})
