import { expect, test } from 'vitest'
import { cardTypes, cardOf } from '#cards/index.ts'
import { readCards, writeCards } from './clipboard.ts'

test.each(cardTypes)('cards of type %s come out of the clipboard as they went in', async (type) => {
  const { cards } = await cardOf(type).sample()
  expect(readCards(writeCards(cards, {}))?.cards).toEqual(cards)
})

// A server tells no small picture of what is none.
test('a recording brings along its address, name and length', async () => {
  const { cards } = await cardOf('audio').sample()
  const sound = {
    url: '/files/a.wav',
    thumbUrl: '',
    name: 'a.wav',
    mime: 'audio/wav',
    size: 9,
    durationMs: 3000,
  }
  expect(readCards(writeCards(cards, { 2: sound }))?.files).toEqual({ 2: sound })
})

test.each(['https://elsewhere.example/a.png', '//elsewhere.example/a.png', 'javascript:alert(1)'])(
  'cards with a file at %s are refused',
  async (url) => {
    const { cards } = await cardOf('audio').sample()
    expect(readCards(writeCards(cards, { 2: { url } }))).toBeUndefined()
  },
)
