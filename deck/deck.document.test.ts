import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cardOf } from '#cards/index.ts'
import { fileIdsOf, groupsOf, textOf } from './deck.document.ts'
import { countWithoutId, deckSchema, maxCards, readDeck, sentDeckSchema, withIds } from './deck.schema.ts'
import { problemsOf } from './deck.problems.ts'
import { redactDeck } from './deck.redact.ts'
import { makeCard, makeDeck, makeQuestion } from './makeDeck.ts'

const picture = { fileId: 5, alt: 'A bridge' }

test('a deck is stored and read again as it is', () => {
  const deck = [makeCard(1), makeQuestion(2)]
  expect(z.parse(deckSchema, structuredClone(deck))).toEqual(deck)
  expect(readDeck(structuredClone(deck))).toEqual(deck)
})

test.each([
  ['two cards with one id', makeDeck(1, 1)],
  [
    'more cards than a learner could bear',
    makeDeck(...Array.from({ length: maxCards + 1 }, (_, index) => index + 1)),
  ],
  ['a card of no type', [{ id: 1, type: 'spell' }]],
  ['a card without an id', [{ type: 'text' }]],
  ['a field that cards do not have', [{ ...makeCard(1), status: 'public' }]],
])('%s is refused', (_title, deck) => {
  expect(z.safeParse(deckSchema, deck).success).toBe(false)
})

test('new cards are sent without ids and get them in order', () => {
  const sent = z.parse(sentDeckSchema, [{ type: 'text' }, makeCard(7), { type: 'choice' }])
  expect(countWithoutId(sent)).toBe(2)
  expect(withIds(sent, [20, 21]).map(({ id }) => id)).toEqual([20, 7, 21])
})

test('a deck knows its files and its words', () => {
  const deck = [
    makeCard(1, { type: 'image', title: 'Bridge', pictures: [{ media: picture }, { media: picture }] }),
    makeQuestion(2, { picture: { fileId: 6, decorative: true }, note: 'Keep quiet' }),
  ]
  expect(fileIdsOf(deck)).toEqual([5, 6])
  expect(textOf(deck)).toContain('A bridge')
  expect(textOf(deck)).toContain('Question 2?')
  expect(textOf(deck)).not.toContain('Keep quiet')
})

test('a deck without sections is one group', () => {
  const groups = groupsOf([makeCard(1, { estimateSeconds: 60 }), makeCard(2, { estimateSeconds: 30 })])
  expect(groups).toMatchObject([{ head: null, seconds: 90 }])
})

test('an empty deck cannot be published', () => {
  expect(problemsOf([])).toEqual([{ cardId: null, path: '', namespace: 'deck', key: 'problems.empty' }])
})

test('each problem names its card and its field', () => {
  const questionOf = (cardId: number) => ({ visibleIf: { conditions: [{ when: 'passed', cardId }] } })
  const deck = [
    makeQuestion(1, { question: '' }),
    makeQuestion(2, questionOf(99)),
    makeQuestion(3, questionOf(4)),
    makeQuestion(4, { picture: { fileId: 1 } }),
  ]
  expect(problemsOf(deck).map(({ cardId, path, key }) => [cardId, path, key])).toEqual([
    [1, 'question', 'problems.noQuestion'],
    [2, 'visibleIf.conditions.0.cardId', 'problems.noTarget'],
    [3, 'visibleIf.conditions.0.cardId', 'problems.laterTarget'],
    [4, 'picture.alt', 'problems.noAlt'],
  ])
})

test('what leaves the server tells no right answer', () => {
  const deck = [
    makeQuestion(1, { explanation: 'Because of this.', note: 'For us', feedback: { wrong: 'Oh no' } }),
  ]
  const redacted = JSON.stringify(redactDeck(deck, 1))
  for (const secret of ['"correct":true', 'Because of this.', 'For us', 'Oh no'])
    expect(redacted).not.toContain(secret)
})

test('text over its limit and an emptied number stop publishing, in the words of the server, inside a composite too', () => {
  const section = { ...makeCard(1, { type: 'section' }), subtitle: '一二三四五六七八九十一二三' }
  const inner = { ...makeQuestion(3), title: 'x'.repeat(101), points: Number.NaN }
  const outer = cardOf('composite').nesting.withChildren(makeCard(2, { type: 'composite' }), [inner])
  const refused = problemsOf([section, outer]).filter(({ namespace }) => namespace === 'kit')
  expect(refused).toMatchObject([
    { cardId: 1, path: 'subtitle', key: 'problems.tooLong', values: { max: 10 } },
    { cardId: 3, path: 'title', key: 'problems.tooLong', values: { max: 100 } },
    { cardId: 3, path: 'points' },
  ])
})
