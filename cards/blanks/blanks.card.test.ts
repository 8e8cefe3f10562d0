import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { blanks } from './blanks.card.ts'
import { blanksSchema, type BlanksCard } from './blanks.schema.ts'

const gapped = (text: string, own: object = {}): BlanksCard =>
  z.parse(blanksSchema, { id: 1, type: 'blanks', text, ...own })
const scaled = (card: BlanksCard, ...answers: string[]) => blanks.answering.score(card, { answers }).scaled

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

test('without partial credit all gaps are right or nothing is', () => {
  const card = gapped('[Paris] lies on the [Seine].', { partialCredit: false })
  expect([scaled(card, 'Paris', 'Seine'), scaled(card, 'Paris', 'Rhine')]).toEqual([1, 0])
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
