import { expect, test } from 'vitest'
import type { CardState } from '#kit/card/progress.ts'
import type { Card } from '#cards/index.ts'
import { starsOf, totalOf } from './deck.score.ts'
import {
  isComplete,
  nextPlace,
  pathOf,
  positionOf,
  resumeAt,
  untouched,
  type LearnerProgress,
} from './deck.navigate.ts'
import { makeCard, makeQuestion } from './makeDeck.ts'

const seen: CardState = { ...untouched, progress: { viewed: true } }
const answered = (scaled: number | null, chosen: string[] = []): CardState => ({
  ...seen,
  tries: 1,
  scaled,
  passed: scaled === 1,
  chosen,
})
const progress = (entries: Record<number, CardState>): LearnerProgress =>
  new Map(Object.entries(entries).map(([id, state]) => [Number(id), state]))
const ids = (cards: readonly Card[]) => cards.map(({ id }) => id)
const only = (condition: object) => ({ visibleIf: { conditions: [condition] } })

test('an activity is complete when all required cards are', () => {
  const deck = [makeCard(1), makeQuestion(2), makeCard(3, { required: false })]
  expect(isComplete(deck, progress({ 1: seen }))).toBe(false)
  expect(isComplete(deck, progress({ 1: seen, 2: answered(0) }))).toBe(true)
  expect(isComplete([], progress({}))).toBe(false)
})

test('the score is the sum over the scored cards that were visited', () => {
  const deck = [
    makeQuestion(1, { points: 2 }),
    makeQuestion(2, { points: 3 }),
    makeQuestion(3),
    makeCard(4, { points: 9 }),
  ]
  const total = totalOf(deck, progress({ 1: answered(0.5), 2: seen, 4: seen }))
  expect(total).toEqual({ earned: 1, possible: 5, share: 0.2 })
})

test('what waits for its grade counts on neither side', () => {
  const deck = [makeQuestion(1), makeQuestion(2)]
  expect(totalOf(deck, progress({ 1: answered(1), 2: answered(null) })).share).toBe(1)
})

test.each([
  [false, 1, 0],
  [true, 0.59, 1],
  [true, 0.6, 2],
  [true, 0.85, 3],
  [true, 0.1 + 0.2 + 0.3, 2],
  [true, null, 3],
] as const)('complete %s with %s earns %i stars', (isDone, share, stars) => {
  expect(starsOf(isDone, share)).toBe(stars)
})

const rules: [string, object, Record<number, CardState>, boolean][] = [
  ['answered', { when: 'answered', cardId: 1 }, { 1: answered(0) }, true],
  ['not answered', { when: 'answered', cardId: 1, is: false }, { 1: answered(0) }, false],
  ['passed', { when: 'passed', cardId: 1 }, { 1: answered(0.5) }, false],
  ['an option', { when: 'chose', cardId: 1, partId: 'wrong' }, { 1: answered(0, ['wrong']) }, true],
  ['another option', { when: 'chose', cardId: 1, partId: 'wrong' }, { 1: answered(1, ['right']) }, false],
  ['a score', { when: 'scored', cardId: 1, atLeast: 0.5 }, { 1: answered(0.5) }, true],
  ['the score so far', { when: 'scored', cardId: null, atLeast: 0.6 }, { 1: answered(0.5) }, false],
  ['nothing done', { when: 'passed', cardId: 1 }, {}, false],
]
test.each(rules)('a card is shown by a rule on %s', (_title, condition, done, isShown) => {
  const deck = [makeQuestion(1), makeCard(2, only(condition))]
  expect(ids(pathOf(deck, progress(done))).includes(2)).toBe(isShown)
})

test('a hidden card stops nobody', () => {
  const deck = [makeQuestion(1), makeQuestion(2, only({ when: 'passed', cardId: 1, is: false })), makeCard(3)]
  const right = progress({ 1: answered(1), 3: seen })
  expect(isComplete(deck, right)).toBe(true)
  expect(nextPlace(deck, right, [], { cardId: 1, at: 'card', returns: [] })?.cardId).toBe(3)
})

test('a learner goes on where something is open, and begins anew when all is done', () => {
  const deck = [makeCard(1), makeQuestion(2), makeCard(3)]
  expect(resumeAt(deck, progress({}))?.cardId).toBe(1)
  expect(resumeAt(deck, progress({ 1: seen, 2: seen }))?.cardId).toBe(2)
  expect(resumeAt(deck, progress({ 1: seen, 2: answered(1), 3: seen }))?.cardId).toBe(1)
  expect(resumeAt([], progress({}))).toBeUndefined()
})

test('the place is counted among the cards that are shown', () => {
  const deck = [makeQuestion(1), makeCard(2, only({ when: 'passed', cardId: 1 })), makeCard(3)]
  expect(positionOf(deck, { cardId: 3, at: 'card' }, progress({}))).toEqual({
    place: 2,
    total: 2,
    isOpen: false,
  })
})
