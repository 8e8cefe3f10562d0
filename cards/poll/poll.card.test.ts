import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { poll } from './poll.card.ts'
import { optionEdits, withKind, withNewOptions } from './poll.edits.ts'
import { answerMax, maxOptions, pollSchema, responseSchema, type PollCard } from './poll.schema.ts'

const pollOf = (own: object = {}): PollCard =>
  z.parse(pollSchema, {
    id: 1,
    type: 'poll',
    question: 'What do you think?',
    options: [
      { id: 'a', text: 'Good' },
      { id: 'b', text: 'Not yet' },
    ],
    ...own,
  })
const takes = (card: PollCard, response: unknown): boolean => {
  const parsed = z.safeParse(responseSchema, response)
  return parsed.success && poll.answering.accepts(card, parsed.data)
}

test.each([
  ['stars', { value: 5 }, true],
  ['stars', { value: 6 }, false],
  ['stars', { value: 0 }, false],
  ['stars', { value: 2.5 }, false],
  ['stars', { text: 'five' }, false],
  ['nps', { value: 0 }, true],
  ['nps', { value: 10 }, true],
  ['nps', { value: 11 }, false],
  ['single', { optionIds: ['a'] }, true],
  ['single', { optionIds: ['a', 'b'] }, false],
  ['single', { optionIds: [] }, false],
  ['single', { value: 1 }, false],
  ['multi', { optionIds: ['a', 'b'] }, true],
  ['multi', { optionIds: ['a', 'a'] }, false],
  ['multi', { optionIds: ['x'] }, false],
  ['text', { text: 'More examples' }, true],
  ['text', { text: ' ' }, false],
  ['text', { text: 'x'.repeat(answerMax + 1) }, false],
  ['text', { text: 'ok', value: 1 }, false],
  ['text', { optionIds: ['a'] }, false],
])('asked for %s, %j is taken: %s', (kind, response, isTaken) => {
  expect(takes(pollOf({ kind }), response)).toBe(isTaken)
})

test('an opinion is neither right nor wrong, and answering is all there is to do', () => {
  const card = pollOf()
  expect(poll.answering.isScorable).toBe(false)
  expect(poll.answering.score(card, { value: 1 })).toMatchObject({ scaled: null, passed: false })
  const state = { progress: undefined, tries: 0, scaled: null, passed: false, chosen: [] }
  expect(poll.progress.isComplete(card, state)).toBe(false)
  expect(poll.progress.isComplete(card, { ...state, tries: 1 })).toBe(true)
})

test('the statistics count every figure and every option, also those that nobody chose', () => {
  const values = [
    { response: { value: 3 }, scaled: null },
    { response: { value: 3 }, scaled: null },
  ]
  const counted = poll.answering.summarise(pollOf({ steps: 3 }), values)
  expect(counted.rows.map(({ label, count, isRight }) => [label, count, isRight])).toEqual([
    ['1', 0, null],
    ['2', 0, null],
    ['3', 2, null],
  ])
  expect(counted.mean).toBeNull()
  const chosen = poll.answering.summarise(pollOf({ kind: 'multi' }), [
    { response: { optionIds: ['a', 'b'] }, scaled: null },
    { response: { optionIds: ['b'] }, scaled: null },
  ])
  expect(chosen.rows.map(({ count }) => count)).toEqual([1, 2])
})

test('teachers read the answers as text', () => {
  expect(poll.answering.answerText(pollOf({ kind: 'multi' }), { optionIds: ['b', 'a'] })).toBe(
    'Good\nNot yet',
  )
  expect(poll.answering.answerText(pollOf({ kind: 'text' }), { text: 'Fine' })).toBe('Fine')
  expect(poll.answering.answerText(pollOf(), { value: 4 })).toBe('4')
})

test.each([
  ['no question', { question: '' }, ['problems.noQuestion']],
  ['one option', { kind: 'single', options: [{ text: 'Yes' }] }, ['problems.fewOptions']],
  ['an empty option', { kind: 'multi', options: [{ text: 'Yes' }, {}] }, ['problems.emptyOption']],
  [
    'an option twice',
    { kind: 'multi', options: [{ text: 'Yes' }, { text: 'yes ' }] },
    ['problems.twinOption'],
  ],
  ['options that are not asked for', { kind: 'stars', options: [{}] }, []],
])('%s: what stops publishing', (_title, own, keys) => {
  expect(poll.content.problems(pollOf(own)).map(({ key }) => key)).toEqual(keys)
})

test('an author changes the kind and finds the options again', () => {
  const single = withKind(pollOf({ options: [] }), 'single')
  expect(single.options).toHaveLength(2)
  const named = withNewOptions(single, ['Third'])
  const again = withKind(withKind(named, 'stars'), 'multi')
  expect(again.options.at(-1)?.text).toBe('Third')
  expect(optionEdits.moved(again, 2, 0).options[0]?.text).toBe('Third')
  const full = withNewOptions(
    again,
    Array.from({ length: 20 }, () => 'x'),
  )
  expect(full.options).toHaveLength(maxOptions)
})
