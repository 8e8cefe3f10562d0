import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { CardState } from '#kit/card/progress.ts'
import { cardOf, type Card } from '#cards/index.ts'
import { canWrap, isContainer, toRegular } from './deck.convert.ts'
import { canContain } from './deck.document.ts'
import { applyEdit } from './deck.edits.ts'
import { isComplete, openCards, pathOf, placeAt, placesOf, positionOf, resumeAt } from './deck.navigate.ts'
import { redactDeck } from './deck.redact.ts'
import { deckSchema, sentDeckSchema, withIds } from './deck.schema.ts'
import { totalOf } from './deck.score.ts'
import { makeCard, makeQuestion } from './makeDeck.ts'

const film = (id: number, cards: readonly Card[], own: object = {}) =>
  makeCard(id, {
    type: 'videoQuiz',
    fileId: 5,
    durationMs: 60_000,
    cards,
    moments: cards.map((card, index) => ({ id: `m${index}`, at: 10 * (index + 1), cardId: card.id })),
    ...own,
  })
const scored = (id: number) => makeQuestion(id, { points: 2 })
const deck = [makeCard(1), film(2, [scored(3), scored(4)]), makeCard(5)]
const state = (own: Partial<CardState>): CardState => ({
  ...{ progress: { viewed: true }, tries: 0, scaled: null, passed: false, chosen: [] },
  ...own,
})
const seen = state({})
const watched = state({ progress: z.parse(cardOf('videoQuiz').progress.schema, { ranges: [[0, 60]] }) })
const right = state({ tries: 1, scaled: 1, passed: true })

describe('cards that are played on the page of another', () => {
  test('have no places of their own, and are met all the same', () => {
    expect(placesOf(deck, new Map()).map(({ cardId }) => cardId)).toEqual([1, 2, 5])
    expect(pathOf(deck, new Map()).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
    expect(positionOf(deck, { cardId: 5, at: 'card' }, new Map())).toMatchObject({ place: 3, total: 3 })
  })

  test('are open until they are answered; the video until it is watched', () => {
    const before = new Map([
      [1, seen],
      [2, watched],
      [3, right],
      [5, seen],
    ])
    expect(openCards(deck, before).map(({ id }) => id)).toEqual([4])
    expect(resumeAt(deck, before)).toMatchObject({ cardId: 2 })
    expect(isComplete(deck, new Map(before).set(4, right))).toBe(true)
    expect(isComplete(deck, new Map(before).set(4, right).set(2, seen))).toBe(false)
  })

  test('are optional with an optional video', () => {
    const optional = [film(2, [scored(3)], { required: false })]
    expect(openCards(optional, new Map())).toEqual([])
  })

  test('give their points', () => {
    const progress = new Map([
      [3, right],
      [4, state({ tries: 1, scaled: 0 })],
    ])
    expect(totalOf(pathOf(deck, progress), progress)).toMatchObject({ earned: 2, possible: 4 })
  })

  test('are not met where their rule hides them', () => {
    const rule = { match: 'all', conditions: [{ when: 'passed', cardId: 3, is: false }] }
    const hiding = [film(2, [scored(3), makeQuestion(4, { visibleIf: rule })])]
    expect(pathOf(hiding, new Map([[3, right]])).map(({ id }) => id)).toEqual([2, 3])
    expect(pathOf(hiding, new Map()).map(({ id }) => id)).toEqual([2, 3, 4])
  })

  test('are found on that page by who is led to them', () => {
    expect(placeAt(deck, new Map([[4, right]]), 4)).toMatchObject({ cardId: 2, at: 'card' })
    const jumping = [makeCard(9, { type: 'jump', targetId: 4 }), ...deck]
    const path = pathOf(jumping, new Map([[9, seen]])).map(({ id }) => id)
    expect(path.slice(0, 2)).toEqual([9, 2])
  })
})

describe('a card that holds questions', () => {
  test.each([
    ['a question', scored(9), true],
    ['a text', makeCard(9), false],
    ['a decision, which leads elsewhere', makeCard(9, { type: 'branch' }), false],
    ['a composite', makeCard(9, { type: 'composite' }), false],
    ['another of its kind', film(9, []), false],
  ])('takes %s: %s', (_title, inside, fits) => {
    expect(canContain([...deck, inside], 2, [inside])).toBe(fits)
    const stored = [{ ...film(2, []), cards: [inside] }]
    expect(z.safeParse(deckSchema, stored).success).toBe(fits)
  })

  test('is copied with its moments, and times what is sent without numbers', () => {
    const copied = applyEdit(deck, { kind: 'duplicate', ids: [2], newIds: [12, 13, 14] })
    expect(copied[2]).toMatchObject({
      id: 12,
      moments: [
        { at: 10, cardId: 13 },
        { at: 20, cardId: 14 },
      ],
    })
    const sent = z.parse(sentDeckSchema, [
      { type: 'videoQuiz', moments: [{ at: 4 }, { at: 9 }], cards: [{ type: 'choice' }, { type: 'choice' }] },
    ])
    expect(withIds(sent, [20, 21, 22])).toMatchObject([
      {
        id: 20,
        moments: [
          { at: 4, cardId: 21 },
          { at: 9, cardId: 22 },
        ],
      },
    ])
  })

  test('is no mere container: nobody makes it one of its questions, and it goes into a composite', () => {
    expect([isContainer(film(2, [])), isContainer(makeCard(2, { type: 'composite' }))]).toEqual([false, true])
    expect(toRegular(deck, 2)).toBeUndefined()
    expect(canWrap(deck, [2])).toBe(true)
  })

  test('shows its questions to learners without what is right', () => {
    const secret = makeQuestion(3, { explanation: 'Because of the rain' })
    const [shown] = redactDeck([film(2, [secret])], 1)
    expect(JSON.stringify(shown)).not.toContain('Because of the rain')
    expect(shown).toMatchObject({ moments: [{ at: 10, cardId: 3 }], cards: [{ id: 3 }] })
  })
})
