import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { answersOf, linked } from './match.answers.ts'
import { match } from './match.card.ts'
import { pairEdits, rowsIn, withNewPairs, withPastedPairs } from './match.edits.ts'
import { matchSchema, maxPairs, type MatchCard } from './match.schema.ts'

/** Pairs written as left and answer, `Aa Bb`; distractors as letters. */
const pairs = (written: string, distractors = '', own: object = {}): MatchCard =>
  z.parse(matchSchema, {
    id: 1,
    type: 'match',
    question: 'What belongs to what?',
    pairs: written.split(' ').map(([left = '', right = ''], index) => ({
      id: `p${index}`,
      text: left,
      answer: { id: `a${index}`, text: right },
    })),
    distractors: [...distractors].map((text, index) => ({ id: `d${index}`, text })),
    ...own,
  })
const links = (...ids: string[]) => ({
  links: ids.map((answerId, index) => ({ pairId: `p${index}`, answerId })),
})

test.each([
  ['Ax By Cz', ['a0', 'a1', 'a2'], 1],
  ['Ax By Cz', ['a0', 'a2', 'a1'], 1 / 3],
  ['Ax By Cz', ['a1', 'a2', 'a0'], 0],
  ['Ax By Cz', ['a0', 'a1', 'd0'], 2 / 3],
  ['Ax By Cx', ['a2', 'a1', 'a0'], 1],
])('of %s, %j is worth %d', (written, answers, expected) => {
  expect(match.answering.score(pairs(written, 'w'), links(...answers)).scaled).toBeCloseTo(expected)
})

test('without partial credit all pairs are right or nothing is', () => {
  const strict = pairs('Ax By Cz', '', { partialCredit: false })
  const scaled = [links('a0', 'a1', 'a2'), links('a0', 'a2', 'a1')].map(
    (response) => match.answering.score(strict, response).scaled,
  )
  expect(scaled).toEqual([1, 0])
})

test.each([
  ['a pair left open', links('a0')],
  ['one answer for two pairs', links('a0', 'a0')],
  ['an answer of another card', links('a0', 'x')],
  [
    'a pair of another card',
    {
      links: [
        { pairId: 'p0', answerId: 'a0' },
        { pairId: 'p9', answerId: 'a1' },
      ],
    },
  ],
  [
    'a pair twice',
    {
      links: [
        { pairId: 'p0', answerId: 'a0' },
        { pairId: 'p0', answerId: 'a1' },
      ],
    },
  ],
  ['nothing', { links: [] }],
])('%s is no answer', (_title, response) => {
  expect(match.answering.accepts(pairs('Ax By'), response)).toBe(false)
})

test('what leaves the server reveals no pair: answers are mixed over all places, and none is lost', () => {
  const card = pairs('Ax By Cz Dw', 'uv', { explanation: 'Because' })
  const places = new Set<string>()
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const shown = match.content.redact(card, seed)
      const ids = answersOf(shown).map(({ id }) => id)
      places.add(ids.join(''))
      expect(ids.toSorted()).toEqual(
        answersOf(card)
          .map(({ id }) => id)
          .toSorted(),
      )
      expect(JSON.stringify(shown)).not.toContain('Because')
    }),
  )
  expect(places.size).toBeGreaterThan(5)
})

test.each([
  ['no question', pairs('Ax By', '', { question: '' }), ['problems.noQuestion']],
  ['one pair', pairs('Ax'), ['problems.fewPairs']],
  ['an answer missing', pairs('Ax B'), ['problems.emptyRight']],
  ['a left side twice', pairs('Ax Ay'), ['problems.twinLeft']],
  ['the same answer for all', pairs('Ax Bx'), ['problems.sameAnswers']],
  ['an answer that is not superfluous', pairs('Ax By', 'x'), ['problems.rightDistractor']],
  ['an answer for two of three', pairs('Ax Bx Cy'), []],
])('%s: what stops publishing', (_title, card, keys) => {
  expect(match.content.problems(card).map(({ key }) => key)).toEqual(keys)
})

test('an answer is in one place only, and a place has one answer', () => {
  const once = linked(linked([], 'p0', 'a0'), 'p1', 'a1')
  expect(linked(once, 'p1', 'a0')).toEqual([{ pairId: 'p1', answerId: 'a0' }])
})

test.each([
  [
    'perro\tdog\ngato\tcat',
    [
      ['perro', 'dog'],
      ['gato', 'cat'],
    ],
  ],
  ['perro = dog', [['perro', 'dog']]],
  ['狗：dog', [['狗', 'dog']]],
  ['well-known – famous', [['well-known', 'famous']]],
  ['nothing of the kind', []],
])('%j is pasted as %j', (text, rows) => {
  expect(rowsIn(text)).toEqual(rows)
})

test('pasted rows take the place of empty pairs, up to the limit', () => {
  const blank = match.createEmpty(1)
  const pasted = withPastedPairs(blank, rowsIn('a\tb\nc\td'))
  expect(pasted.pairs.map(({ text, answer }) => text + answer.text)).toEqual(['ab', 'cd'])
  expect(pairEdits.moved(pasted, 1, 0).pairs[0]?.text).toBe('c')
  const full = withNewPairs(
    pasted,
    Array.from({ length: 30 }, () => ['x', 'y'] as const),
  )
  expect(full.pairs).toHaveLength(maxPairs)
  expect(z.safeParse(matchSchema, full).success).toBe(true)
})

test('the statistics count how many found each pair', () => {
  const attempts = [
    { response: links('a0', 'a1'), scaled: 1 },
    { response: links('a1', 'a0'), scaled: 0 },
  ]
  expect(match.answering.summarise(pairs('Ax By'), attempts).rows.map(({ count }) => count)).toEqual([1, 1])
})
