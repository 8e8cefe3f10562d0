import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { withNewTerms } from './vocab.edits.ts'
import { readingOf, readTerms } from './vocab.import.ts'
import { maxTerms, vocabSchema } from './vocab.schema.ts'
import { rowsOf } from './vocab.sheet.ts'

const empty = z.parse(vocabSchema, { id: 1, type: 'vocab', terms: [{}, {}] })
const readAll = (text: string, card = empty) => {
  const rows = rowsOf(text)
  return readTerms(card, rows, readingOf(rows))
}

test.each([
  [
    'tabs',
    'cat\tgato\ndog\tperro',
    [
      ['cat', 'gato'],
      ['dog', 'perro'],
    ],
  ],
  [
    'commas',
    'cat,gato\r\ndog,perro\r\n',
    [
      ['cat', 'gato'],
      ['dog', 'perro'],
    ],
  ],
  ['semicolons, as in Spain', 'cat;gato, minino', [['cat', 'gato, minino']]],
  ['quotes', '"to be, or not","said ""so"""', [['to be, or not', 'said "so"']]],
  ['a line break in a cell', '"two\nlines"\tb', [['two\nlines', 'b']]],
  ['an inch in a cell', '5" disk\tdisco', [['5" disk', 'disco']]],
  ['a mark at the beginning, and empty rows', '\uFEFFcat\tgato\n\t\n\n', [['cat', 'gato']]],
  ['one column', 'cat\ndog', [['cat'], ['dog']]],
  ['nothing', '', []],
])('rows with %s', (_title, text, rows) => {
  expect(rowsOf(text)).toEqual(rows)
})

test.each([
  ['word\tmeaning\ncat\tgato', true, ['term', 'meaning']],
  ['释义\t单词\t拼音\n猫\tcat\tmāo', true, ['meaning', 'term', 'reading']],
  ['Palabra;Significado;Ejemplo\ncat;gato;x', true, ['term', 'meaning', 'example']],
  ['単語\t読み\t品詞\t意味', true, ['term', 'reading', 'partOfSpeech', 'meaning']],
  ['Word\tWord\tMeaning', true, ['term', null, 'meaning']],
  ['cat\tgato', false, ['term', 'meaning']],
  ['猫\tmāo\tcat', false, ['term', 'reading', 'meaning']],
  [
    '猫\tmāo\tn.\tcat\t例\tex\tmore',
    false,
    ['term', 'reading', 'partOfSpeech', 'meaning', 'example', 'translation', null],
  ],
])('the columns of %j are understood', (text, hasHeadings, columns) => {
  expect(readingOf(rowsOf(text))).toEqual({ hasHeadings, columns })
})

test('every row shows what becomes of it before anything is changed', () => {
  const card = withNewTerms(
    empty,
    readAll('dog\tperro').map(({ term }) => term),
  )
  const rows = readAll(`cat\tgato\nDog\tPerro\n\tnada\ncat\tgato\n${'x'.repeat(81)}\ty\nbird\t`, card)
  expect(rows.map(({ number, refusal }) => [number, refusal])).toEqual([
    [1, undefined],
    [2, 'repeated'],
    [3, 'noTerm'],
    [4, 'repeated'],
    [5, 'tooLong'],
    [6, undefined],
  ])
})

test('what is over the limit is reported, not dropped in silence', () => {
  const many = Array.from({ length: maxTerms + 2 }, (_, index) => `word${index}\tm${index}`).join('\n')
  const rows = readAll(many)
  expect(rows.filter(({ refusal }) => refusal === 'full')).toHaveLength(2)
  const taken = rows.filter(({ refusal }) => !refusal).map(({ term }) => term)
  const full = withNewTerms(empty, taken)
  expect(full.terms).toHaveLength(maxTerms)
  expect(z.safeParse(vocabSchema, full).success).toBe(true)
})
