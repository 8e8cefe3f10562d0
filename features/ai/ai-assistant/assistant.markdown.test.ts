import { expect, test } from 'vitest'
import { blocksOf, plainOf, spansOf } from './assistant.markdown.ts'

const plain = (text: string) => ({ kind: 'plain', text })

test.each([
  ['a line', 'Hello', [plain('Hello')]],
  ['bold', 'a **b** c', [plain('a '), { kind: 'bold', text: 'b' }, plain(' c')]],
  ['code', '`x < y`', [{ kind: 'code', text: 'x < y' }]],
  ['a mark without its end', '2 ** 3 and **half', [plain('2 ** 3 and **half')]],
  ['HTML, as it is written', '<img onerror=a>', [plain('<img onerror=a>')]],
])('reads %s', (_what, line, spans) => {
  expect(spansOf(line)).toEqual(spans)
})

const answer = '# Title\n\nOne\ntwo\n\n- a\n- **b**\n\n1. c\n2) d\n```js\nif (a) b()\n```\nend'

test('an answer falls into blocks', () => {
  expect(blocksOf(answer).map(({ kind }) => kind)).toEqual([
    'heading',
    'paragraph',
    'bullets',
    'numbers',
    'code',
    'paragraph',
  ])
})

test('code that is still coming is code already', () => {
  expect(blocksOf('```\n- no list')).toEqual([{ kind: 'code', text: '- no list' }])
})

test('a list with empty lines between is one list', () => {
  expect(blocksOf('1. a\n\n2. b')).toHaveLength(1)
})

test('what goes into a field has no marks', () => {
  expect(plainOf(answer)).toBe('Title\n\nOne\ntwo\n\n- a\n- b\n\n1. c\n2. d\n\nif (a) b()\n\nend')
})
