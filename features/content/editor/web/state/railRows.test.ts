import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardOf, type Card } from '#cards/index.ts'
import { findCard, idsOf, outermostOf, type Deck } from '#deck/deck.document.ts'
import { applyEdit } from '#deck/deck.edits.ts'
import { collapsesOver, landingOf, placeBeside, placeInside, placeOutside, rowsOf } from './railRows.ts'

const text = (id: number): Card => cardOf('text').createEmpty(id)
const section = (id: number): Card => cardOf('section').createEmpty(id)
const holder = (id: number, cards: Deck): Card =>
  cardOf('composite').nesting.withChildren(cardOf('composite').createEmpty(id), cards)
const shape = (deck: Deck): string =>
  deck
    .map((card) => {
      const inside = cardOf(card.type).nesting.children(card)
      return inside.length > 0 ? `${card.id}(${shape(inside)})` : String(card.id)
    })
    .join(' ')
const deck = [text(1), section(2), text(3), holder(4, [text(5), holder(6, [text(7)])]), section(8), text(9)]
const none: ReadonlySet<number> = new Set()
const cardsOf = (...ids: number[]) => ids.flatMap((id) => findCard(deck, id)?.card ?? [])

describe('the rail', () => {
  test('shows cards inside others a step further in, numbered by their place', () => {
    expect(rowsOf(deck, none).map(({ card, number, depth }) => [card.id, number, depth])).toEqual([
      [1, '1', 0],
      [2, '2', 0],
      [3, '3', 0],
      [4, '4', 0],
      [5, '4.1', 1],
      [6, '4.2', 1],
      [7, '4.2.1', 2],
      [8, '5', 0],
      [9, '6', 0],
    ])
  })

  test.each([
    ['a section up to the next one', [2], [1, 2, 8, 9]],
    ['a composite with what is inside', [4], [1, 2, 3, 4, 8, 9]],
    ['a composite in another', [6], [1, 2, 3, 4, 5, 6, 8, 9]],
    ['nothing for a card that holds none', [3], [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ])('collapses %s', (_title, collapsed, ids) => {
    expect(rowsOf(deck, new Set(collapsed)).map(({ card }) => card.id)).toEqual(ids)
  })

  test('unfolds all that hides a card', () => {
    expect(collapsesOver(deck, 7).toSorted()).toEqual([2, 4, 6])
    expect(collapsesOver(deck, 1)).toEqual([])
  })

  test('takes of chosen cards those that lie in no other', () => {
    expect(outermostOf(deck, new Set([4, 5, 7, 9])).map(({ card }) => card.id)).toEqual([4, 9])
  })
})

const keys: [string, readonly Card[], ReturnType<typeof placeBeside>, string][] = [
  ['up', cardsOf(3), placeBeside(deck, cardsOf(3), -1), '1 3 2 4(5 6(7)) 8 9'],
  ['down inside its composite', cardsOf(5), placeBeside(deck, cardsOf(5), 1), '1 2 3 4(6(7) 5) 8 9'],
  ['no further than its list goes', cardsOf(7), placeBeside(deck, cardsOf(7), 1), '1 2 3 4(5 6(7)) 8 9'],
  ['into the composite behind it', cardsOf(3), placeInside(deck, cardsOf(3)), '1 2 4(3 5 6(7)) 8 9'],
  ['into the composite before it', cardsOf(8), placeInside(deck, cardsOf(8)), '1 2 3 4(5 6(7) 8) 9'],
  ['out of its composite', cardsOf(7), placeOutside(deck, cardsOf(7)), '1 2 3 4(5 6 7) 8 9'],
  ['nowhere out of the deck', cardsOf(9), placeOutside(deck, cardsOf(9)), '1 2 3 4(5 6(7)) 8 9'],
  ['nowhere into a card that holds none', cardsOf(1), placeInside(deck, cardsOf(1)), '1 2 3 4(5 6(7)) 8 9'],
]
test.each(keys)('a key moves a card %s', (_title, cards, place, expected) => {
  const ids = cards.map(({ id }) => id)
  expect(shape(place ? applyEdit(deck, { kind: 'move', ids, to: place }) : deck)).toBe(expected)
})

describe('a dragged card', () => {
  const rows = rowsOf(deck, none)
  const above = (id: number) => rows.find(({ card }) => card.id === id)
  const drops: [string, number, number | null, number, string][] = [
    ['at the top', 9, null, 0, '9 1 2 3 4(5 6(7)) 8'],
    ['behind a card', 9, 1, 0, '1 9 2 3 4(5 6(7)) 8'],
    ['right behind a composite’s own row into it', 9, 4, 0, '1 2 3 4(9 5 6(7)) 8'],
    ['behind the last one inside, as deep as it was dragged', 9, 7, 2, '1 2 3 4(5 6(7 9)) 8'],
    ['behind the last one inside, one step less deep', 9, 7, 1, '1 2 3 4(5 6(7) 9) 8'],
    ['behind the last one inside, to the very left', 1, 7, 0, '2 3 4(5 6(7)) 1 8 9'],
    ['not deeper than cards go', 4, 9, 3, '1 2 3 8 9 4(5 6(7))'],
  ]
  test.each(drops)('lands %s', (_title, id, row, depth, expected) => {
    const cards = cardsOf(id)
    const to = landingOf(deck, row === null ? undefined : above(row), depth, cards)
    expect(shape(applyEdit(deck, { kind: 'move', ids: [id], to }))).toBe(expected)
  })

  test('lands behind a whole section that is collapsed', () => {
    const collapsed = rowsOf(deck, new Set([2])).find(({ card }) => card.id === 2)
    const to = landingOf(deck, collapsed, 0, cardsOf(1))
    expect(shape(applyEdit(deck, { kind: 'move', ids: [1], to }))).toBe('2 3 4(5 6(7)) 1 8 9')
  })

  test('is never lost, wherever it is dropped', () => {
    const ids = idsOf(deck)
    fc.assert(
      fc.property(
        fc.constantFrom(...ids),
        fc.constantFrom(...ids),
        fc.integer({ min: -1, max: 4 }),
        (id, row, depth) => {
          const cards = cardsOf(id)
          if (idsOf(cards).includes(row)) return
          const to = landingOf(deck, above(row), depth, cards)
          const moved = applyEdit(deck, { kind: 'move', ids: [id], to })
          expect(idsOf(moved).toSorted()).toEqual(ids.toSorted())
        },
      ),
    )
  })
})
