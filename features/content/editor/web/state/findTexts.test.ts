import { describe, expect, test } from 'vitest'
import { titleMax } from '#kit/card/card.ts'
import { richOf } from '#kit/richText/richText.ts'
import { makeCard, makeQuestion } from '#deck/makeDeck.ts'
import { findTexts, replaceTexts } from './findTexts.ts'

const deck = [
  makeCard(1, { title: 'Open questions', body: richOf('An open question opens.') }),
  makeQuestion(2, { question: 'Is it open?', explanation: 'OPEN' }),
]
const search = (what: string, isCased = false) => ({ what, isCased })
const places = (what: string, isCased?: boolean) =>
  findTexts(deck, search(what, isCased)).map(({ cardId, path, start }) => [cardId, path.split('.')[0], start])

describe('finding', () => {
  test('looks into all texts of all cards, rich ones too, in the order of the deck', () => {
    expect(places('open')).toEqual([
      [1, 'title', 0],
      [1, 'body', 3],
      [1, 'body', 17],
      [2, 'question', 6],
      [2, 'explanation', 0],
    ])
    expect(places('Open', true)).toEqual([[1, 'title', 0]])
    expect(places('')).toEqual([])
    expect(places('nowhere')).toEqual([])
  })
})

describe('replacing', () => {
  test('changes every place at once, and the rest of the deck stays the very same', () => {
    const { deck: next, count } = replaceTexts(
      deck,
      findTexts(deck, search('open')),
      search('open'),
      'closed',
    )
    expect(count).toBe(5)
    expect(findTexts(next, search('open'))).toEqual([])
    expect(next[0]).toMatchObject({ title: 'closed questions' })
    expect(JSON.stringify(next[0])).toContain('An closed question closeds.')
    const one = findTexts(deck, search('open')).slice(0, 1)
    expect(replaceTexts(deck, one, search('open'), 'x').deck[1]).toBe(deck[1])
  })

  test('leaves alone what would be too long for its field, and says so', () => {
    const hits = findTexts(deck, search('Open questions', true))
    const {
      deck: next,
      count,
      skipped,
    } = replaceTexts(deck, hits, search('Open questions', true), 'x'.repeat(titleMax + 1))
    expect([count, skipped]).toEqual([0, 1])
    expect(next).toBe(deck)
  })
})
