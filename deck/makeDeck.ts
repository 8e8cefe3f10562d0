import * as z from 'zod/mini'
import { cardSchema, type Card } from '#cards/index.ts'

/** A card for tests: of any type, with what the test is about. */
export const makeCard = (id: number, own: object = {}): Card =>
  z.parse(cardSchema, { type: 'text', title: `Card ${id}`, ...own, id })

/** A question whose option `right` is right; worth `points`. */
export const makeQuestion = (id: number, own: object = {}): Card =>
  makeCard(id, {
    type: 'choice',
    question: `Question ${id}?`,
    points: 1,
    options: [
      { id: 'right', text: 'Right', correct: true },
      { id: 'wrong', text: 'Wrong' },
    ],
    ...own,
  })

/** A deck of text cards with these ids, for tests. */
export const makeDeck = (...ids: number[]): Card[] => ids.map((id) => makeCard(id))
