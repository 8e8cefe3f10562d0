import { describe, expect, test } from 'vitest'
import { cardsOfSheet } from './cardsOfSheet.ts'

const read = (rows: string[][], calculated: number[] = []) =>
  cardsOfSheet({ name: 'Sheet', rows, calculated: new Set(calculated) })

describe('headings', () => {
  test.each([
    ['zh', ['类型', '标题', '正文或题目', '选项A', '选项B', '正确答案'], '选择题', '判断题', '错'],
    ['en', ['Type', 'Title', 'Text', 'Option A', 'Option B', 'Correct'], 'Choice', 'True or false', 'False'],
    [
      'es',
      ['Tipo', 'Título', 'Texto', 'Opción A', 'Opción B', 'Correcta'],
      'Opciones',
      'Verdadero o falso',
      'Falso',
    ],
    ['ja', ['種類', '題名', '本文・問題', '選択肢A', '選択肢B', '正解'], '選択問題', '○×問題', '誤り'],
    ['others', ['KIND', 'Heading', 'question*', 'B', 'a', 'answer:'], 'quiz', 'true/false', 'x'],
  ])('of %s are understood', (_language, heads, choice, judge, no) => {
    const { drafts, rows } = read([
      heads,
      [choice, '', 'Which?', 'one', 'two', 'A'],
      [judge, '', 'So?', '', '', no],
    ])
    expect(rows.filter(({ outcome }) => outcome !== 'taken')).toEqual([])
    expect(drafts).toMatchObject([
      { type: 'choice', kind: 'single', question: 'Which?' },
      { type: 'choice', kind: 'judge', options: [{ correct: false }, { correct: true }] },
    ])
  })

  test('that are not known are named', () => {
    expect(
      read([
        ['Text', 'Colour'],
        ['a', 'red'],
      ]).rows,
    ).toMatchObject([{ outcome: 'left', reason: 'unknownColumn', text: 'Colour' }, { outcome: 'taken' }])
  })
})

test('a row with nothing in a column that is known is left out, not taken as a card of nothing', () => {
  const { drafts, rows } = read([
    ['Species', 'Text', 'Type'],
    ['setosa', '', ''],
    ['virginica', 'A flower', ''],
    ['', '', 'section'],
  ])
  expect(drafts).toHaveLength(1)
  expect(rows.slice(1)).toMatchObject([
    { at: 2, outcome: 'left', reason: 'nothingKnown', text: 'setosa' },
    { at: 3, outcome: 'taken' },
    { at: 4, outcome: 'left', reason: 'nothingKnown' },
  ])
})

const choice = ['Type', 'Text', 'A', 'B', 'C', 'Correct']

describe('right answers', () => {
  test.each([
    ['B', [false, true, false]],
    ['2', [false, true, false]],
    ['a, C', [true, false, true]],
    ['AC', [true, false, true]],
    ['1、3', [true, false, true]],
    ['three', [false, false, true]],
  ])('%s', (correct, right) => {
    const { drafts } = read([choice, ['', 'Which?', 'one', 'two', 'three', correct]])
    expect(drafts).toMatchObject([{ options: right.map((each) => ({ correct: each })) }])
  })

  test.each([
    ['D', 'otherAnswer'],
    ['four', 'otherAnswer'],
    ['', 'noRightOption'],
  ])('%j leaves the row out: %s', (correct, reason) => {
    expect(read([choice, ['', 'Which?', 'one', 'two', 'three', correct]])).toMatchObject({
      drafts: [],
      rows: [{ at: 2, outcome: 'left', reason }],
    })
  })
})

test.each([
  ['a type that is not known', ['hologram', 'x', '', '', '', ''], 'unknownType'],
  ['a single option', ['choice', 'x', 'one', '', '', 'A'], 'noOptions'],
  ['a judgement that is neither', ['judge', 'x', '', '', '', 'perhaps'], 'otherAnswer'],
])('%s leaves the row out', (_name, row, reason) => {
  expect(read([choice, row]).rows).toMatchObject([{ outcome: 'left', reason }])
})

test('empty rows are passed over, calculated ones are reported', () => {
  const { drafts, rows } = read([['Text'], ['a'], [''], ['b']], [3])
  expect(drafts).toHaveLength(2)
  expect(rows).toMatchObject([
    { at: 2, outcome: 'taken', cards: [1] },
    { at: 4, outcome: 'changed', reason: 'formulaCell', cards: [2] },
  ])
})

test.each(['=1+1', '+cmd', '-2', '@x', '\t=a'])('a cell that begins as %j is text and stays it', (cell) => {
  const { drafts } = read([['Text'], [cell]])
  expect(JSON.stringify(drafts)).toContain(JSON.stringify(cell.trim()).slice(1, -1))
})
