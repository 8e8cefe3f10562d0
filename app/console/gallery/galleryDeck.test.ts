import { expect, test } from 'vitest'
import { cardTypes, definitions } from '#cards/index.ts'
import { problemsOf } from '#deck/deck.problems.ts'
import { deckOf } from './galleryDeck.ts'

test.each(cardTypes)('nothing stops the samples of %s from being published', async (type) => {
  const { cards } = await definitions[type].sample()
  const deck = deckOf(cards, (id) => `Card ${id}`)
  const own = new Set(cards.map(({ id }) => id))
  expect(problemsOf(deck).filter(({ cardId }) => cardId !== null && own.has(cardId))).toEqual([])
})
