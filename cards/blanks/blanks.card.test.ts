import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { blanks } from './blanks.card.ts'
import { withToggledGap } from './blanks.edits.ts'
import { blanksSchema, type BlanksCard } from './blanks.schema.ts'
import { emptied, gapsOf, linesOf, segmentsOf } from './blanks.text.ts'

const gapped = (text: string, own: object = {}): BlanksCard =>
  z.parse(blanksSchema, { id: 1, type: 'blanks', text, ...own })
const scaled = (card: BlanksCard, ...answers: string[]) => blanks.answering.score(card, { answers }).scaled

describe('the text', () => {
  test.each([
    ['Paris is [big].', [['big']]],
    ['[a|b| c ] and [d]', [['a', 'b', 'c'], ['d']]],
    ['法国的首都是【巴黎｜Paris】。', [['巴黎', 'Paris']]],
    ['［全角］', [['全角']]],
    ['\\[not a gap\\] but [one]', [['one']]],
    ['an [open bracket', []],
    ['[two\nlines]', []],
    ['[]', [[]]],
    ['[ | ]', [[]]],
  ])('%s has the gaps %j', (text, gaps) => {
    expect(gapsOf(text).map(({ accepted }) => accepted)).toEqual(gaps)
  })

  test('is shown line by line, without brackets, and with those that are meant as such', () => {
    const lines = linesOf('One [gap] \\[sic\\]\n\n  \nTwo')
    expect(
      lines.map((line) => line.map((segment) => (segment.kind === 'text' ? segment.text : '_'))),
    ).toEqual([['One ', '_', ' [sic]'], ['Two']])
  })

  test('loses its answers and keeps its gaps, whatever was written', () => {
    const token = fc.constantFrom('[', ']', '|', '\\', 'a', '【', '】', ' ', '\n', 'answer')
    fc.assert(
      fc.property(fc.array(token, { maxLength: 30 }), (tokens) => {
        const text = tokens.join('')
        const empty = emptied(text)
        expect(gapsOf(empty)).toHaveLength(gapsOf(text).length)
        expect(gapsOf(empty).every(({ accepted }) => accepted.length === 0)).toBe(true)
        const plain = (of: string) =>
          segmentsOf(of).flatMap((each) => (each.kind === 'text' ? [each.text] : []))
        expect(plain(empty)).toEqual(plain(text))
      }),
    )
  })
})

describe('an author marks a gap', () => {
  test.each([
    ['a word', 'The sky is blue.', 11, 15, 'The sky is [blue].'],
    ['a word with a space too much', 'The sky is blue.', 10, 15, 'The sky is [blue].'],
    ['the word at the cursor', 'The sky is blue.', 5, 5, 'The [sky] is blue.'],
    ['a gap, to have it back as text', 'The [sky|air] is blue.', 6, 6, 'The sky is blue.'],
    ['several words', 'New York is big', 0, 8, '[New York] is big'],
  ])('%s', (_title, text, from, to, expected) => {
    expect(withToggledGap(text, from, to).text).toBe(expected)
  })

  test('and what was marked stays selected, so that the same key takes it back', () => {
    const once = withToggledGap('The sky is blue.', 11, 15)
    expect(once.text.slice(once.from, once.to)).toBe('blue')
    expect(withToggledGap(once.text, once.from, once.to).text).toBe('The sky is blue.')
  })
})

test.each([
  ['all right', ['Paris', 'Seine'], 1],
  ['one of two', ['Paris', 'Rhine'], 0.5],
  ['another accepted answer', ['paname', 'the seine'], 1],
  ['a slip in a long word', ['Pariss', 'Seine'], 1],
  ['a gap left empty', ['', 'Seine'], 0.5],
  ['nothing right', ['Lyon', 'Rhine'], 0],
])('%s', (_title, answers, expected) => {
  const card = gapped('[Paris|Paname] lies on the [Seine|the Seine].')
  expect(scaled(card, ...answers)).toBe(expected)
})

test('an author may be strict', () => {
  const strict = gapped('[Paris]', { ignoreCase: false, typos: 0 })
  expect([scaled(strict, 'Paris'), scaled(strict, 'paris'), scaled(strict, 'Pariss')]).toEqual([1, 0, 0])
  expect(scaled(gapped('[café]'), 'cafe')).toBe(0)
  expect(scaled(gapped('[café]', { ignoreDiacritics: true }), 'cafe')).toBe(1)
})

test('from a bank, a word is taken as often as it is there', () => {
  const card = gapped('[the] cat and [the] dog, not [a] bird', { entry: 'bank', distractors: ['an'] })
  const takes = (...answers: string[]) => blanks.answering.accepts(card, { answers })
  expect(takes('the', 'the', 'an')).toBe(true)
  expect(takes('the', '', '')).toBe(true)
  expect(takes('a', 'a', '')).toBe(false)
  expect(takes('these', '', '')).toBe(false)
  expect(takes('', '', '')).toBe(false)
  expect(takes('the', 'the')).toBe(false)
})

test('what leaves the server reveals neither answers nor their length, and a bank only its words', () => {
  const own = { explanation: 'Because of the river', distractors: ['Lyon'] }
  const typed = blanks.content.redact(gapped('The capital is [Paris|Paname].', own), 3)
  expect(JSON.stringify(typed)).not.toMatch(/Paris|Paname|Lyon|river/)
  expect(typed.text).toBe('The capital is [].')
  const bank = blanks.content.redact(gapped('The capital is [Paris|Paname].', { ...own, entry: 'bank' }), 3)
  expect(bank.distractors.toSorted()).toEqual(['Lyon', 'Paris'])
  expect(JSON.stringify(bank)).not.toContain('Paname')
})

test.each([
  ['no text', ' ', {}, ['problems.noText']],
  ['no gap', 'Nothing missing', {}, ['problems.noGap']],
  ['a gap without an answer', 'One [] two', {}, ['problems.emptyGap']],
  ['too many gaps', '[a] '.repeat(31), {}, ['problems.manyGaps']],
  ['a bank of one word', '[a]', { entry: 'bank' }, ['problems.fewWords']],
  [
    'a distractor that is an answer',
    '[a|b] [c]',
    { entry: 'bank', distractors: ['b'] },
    ['problems.rightDistractor'],
  ],
  ['a good bank', '[a] [c]', { entry: 'bank', distractors: ['d'] }, []],
])('%s: what stops publishing', (_title, text, own, keys) => {
  expect(blanks.content.problems(gapped(text, own)).map(({ key }) => key)).toEqual(keys)
})

test('the statistics count how many filled each gap in right', () => {
  const attempts = [
    { response: { answers: ['a', 'x'] }, scaled: 0.5 },
    { response: { answers: ['A', 'b'] }, scaled: 1 },
  ]
  expect(
    blanks.answering.summarise(gapped('[a] [b]'), attempts).rows.map(({ label, count }) => [label, count]),
  ).toEqual([
    ['a', 2],
    ['b', 1],
  ])
})
