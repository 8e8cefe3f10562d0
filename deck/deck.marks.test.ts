import { expect, test } from 'vitest'
import type { CardState } from '#kit/card/progress.ts'
import { markedCards } from './deck.marks.ts'
import { makeCard, makeQuestion } from './makeDeck.ts'

const state = (own: Partial<CardState>): CardState => ({
  progress: undefined,
  tries: 1,
  scaled: 1,
  passed: true,
  chosen: [],
  ...own,
})

test('a question that was met is marked by its best answer; what is not scored or was not met is not', () => {
  const deck = [
    makeCard(1),
    ...[2, 3, 4, 5, 6, 7].map((id) => makeQuestion(id)),
    makeQuestion(8, { points: 0 }),
  ]
  const progress = new Map([
    [1, state({ tries: 0, scaled: null })],
    [2, state({})],
    [3, state({ scaled: 0.5 })],
    [4, state({ scaled: 0 })],
    [5, state({ scaled: null })],
    [6, state({ tries: 0, scaled: null })],
    [8, state({})],
  ])
  expect(markedCards(deck, progress).map(({ card, mark }) => [card.id, mark])).toEqual([
    [2, 'correct'],
    [3, 'partly'],
    [4, 'wrong'],
    [5, 'pending'],
    [6, 'unanswered'],
  ])
})
