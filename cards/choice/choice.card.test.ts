import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { choice } from './choice.card.ts'
import { optionEdits, withCorrect, withKind, withNewOption } from './choice.edits.ts'
import { choiceSchema, type ChoiceCard } from './choice.schema.ts'

/** Options named by letters; the upper case ones are right. */
const question = (letters: string, own: object = {}): ChoiceCard =>
  z.parse(choiceSchema, {
    id: 1,
    type: 'choice',
    question: 'Which?',
    kind: 'multi',
    options: [...letters].map((letter) => ({
      id: letter.toLowerCase(),
      text: `Option ${letter}`,
      correct: letter !== letter.toLowerCase(),
      feedback: `About ${letter}`,
    })),
    ...own,
  })
const scaled = (card: ChoiceCard, chosen: string) =>
  choice.answering.score(card, { optionIds: [...chosen] }).scaled

describe('several right', () => {
  test.each([
    ['ABcd', 'ab', 1],
    ['ABcd', 'a', 0.5],
    ['ABcd', 'abc', 0.5],
    ['ABcd', 'ac', 0],
    ['ABcd', 'cd', 0],
    ['ABCd', 'abcd', 0],
    ['ABCDe', 'abc', 0.75],
  ])('of %s choosing %s gives %d with partial credit', (letters, chosen, expected) => {
    expect(scaled(question(letters), chosen)).toBeCloseTo(expected)
  })

  test.each([
    ['ab', 1],
    ['a', 0],
    ['abc', 0],
  ])('choosing %s gives %d when it is all or nothing', (chosen, expected) => {
    expect(scaled(question('ABcd', { partialCredit: false }), chosen)).toBe(expected)
  })
})

test.each(['single', 'judge'] as const)('a %s choice is right or wrong', (kind) => {
  const card = question('Ab', { kind })
  expect(scaled(card, 'a')).toBe(1)
  expect(scaled(card, 'b')).toBe(0)
})

test('feedback is shown for what was chosen, and for nothing else', () => {
  const { parts } = choice.answering.score(question('ABcd'), { optionIds: ['c'] })
  expect(parts).toEqual([{ partId: 'c', text: 'About c' }])
})

test('an empty answer is taken only when the time is up', () => {
  expect(choice.answering.accepts(question('Ab'), { optionIds: [] })).toBe(false)
  expect(choice.answering.accepts(question('Ab', { seconds: 30 }), { optionIds: [] })).toBe(true)
})

test.each([
  ['no question', { question: ' ' }, 'Ab', ['problems.noQuestion']],
  ['one option', {}, 'A', ['problems.fewOptions', 'problems.allRight']],
  ['nothing right', {}, 'ab', ['problems.noneRight']],
  ['two right where one can be', { kind: 'single' }, 'AB', ['problems.manyRight']],
  ['everything right', {}, 'AB', ['problems.allRight']],
])('%s stops publishing', (_title, own, letters, keys) => {
  expect(choice.content.problems(question(letters, own)).map(({ key }) => key)).toEqual(keys)
})

test('empty and repeated options are named by number', () => {
  const options = [{ text: 'Same', correct: true }, { text: ' same ' }, { text: '' }]
  const problems = choice.content.problems(question('', { kind: 'single', options }))
  expect(problems.map(({ path, key, values }) => [path, key, values?.['number']])).toEqual([
    ['options.1.text', 'problems.twinOption', 2],
    ['options.2.text', 'problems.emptyOption', 3],
  ])
})

test('the options of a judgement may be without words', () => {
  const options = [{ id: 'true', correct: true }, { id: 'false' }]
  expect(choice.content.problems(question('', { kind: 'judge', options }))).toEqual([])
})

test('each learner meets an order of their own, and always the same', () => {
  const order = (own: object, seed: number) =>
    choice.content
      .redact(question('Abcdef', own), seed)
      .options.map(({ id }) => id)
      .join('')
  expect(order({ shuffle: 'none' }, 1)).toBe('abcdef')
  expect(order({ shuffle: 'all' }, 1)).toBe(order({ shuffle: 'all' }, 1))
  expect(new Set([1, 2, 3, 4, 5].map((seed) => order({ shuffle: 'all' }, seed))).size).toBeGreaterThan(1)
  fc.assert(fc.property(fc.nat(), (seed) => order({ shuffle: 'allButLast' }, seed).endsWith('f')))
  fc.assert(
    fc.property(fc.nat(), (seed) => [...order({ shuffle: 'all' }, seed)].toSorted().join('') === 'abcdef'),
  )
})

test('who judges finds true before false', () => {
  const options = [{ id: 'true', correct: true }, { id: 'false' }]
  const card = question('', { kind: 'judge', shuffle: 'all', options })
  for (const seed of [1, 2, 3, 4]) expect(choice.content.redact(card, seed).options[0]?.id).toBe('true')
})

test('the statistics count every option, chosen or not', () => {
  const attempts = [
    { response: { optionIds: ['a', 'b'] }, scaled: 1 },
    { response: { optionIds: ['c'] }, scaled: 0 },
  ]
  const { answers, mean, rows } = choice.answering.summarise(question('ABc'), attempts)
  expect([answers, mean]).toEqual([2, 0.5])
  expect(rows.map(({ id, count, isRight }) => [id, count, isRight])).toEqual([
    ['a', 1, true],
    ['b', 1, true],
    ['c', 1, false],
  ])
})

describe('an author', () => {
  test('who wants one right answer keeps the first of several', () => {
    const { options } = withKind(question('aBCd'), 'single')
    expect(options.filter(({ correct }) => correct).map(({ id }) => id)).toEqual(['b'])
  })

  test('who wants a judgement gets true and false, and from there back to options', () => {
    const judgement = withKind(question('aBc'), 'judge')
    expect(judgement.options.map(({ id, correct }) => [id, correct])).toEqual([
      ['true', true],
      ['false', false],
    ])
    expect(withKind(judgement, 'single').options).toHaveLength(3)
  })

  test('marks another option as right, and the one before gives way', () => {
    const { options } = withCorrect(question('Abc', { kind: 'single' }), 'c', true)
    expect(options.map(({ correct }) => correct)).toEqual([false, false, true])
  })

  test('adds, moves and deletes options', () => {
    const added = withNewOption(question('Ab'))
    expect(added.options).toHaveLength(3)
    expect(
      optionEdits
        .moved(added, 0, 1)
        .options.map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(['b', 'a'])
    expect(optionEdits.without(added, 'a').options.map(({ id }) => id)).not.toContain('a')
    expect(z.safeParse(choiceSchema, added).success).toBe(true)
  })
})
