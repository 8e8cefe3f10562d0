import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardOf } from '#cards/index.ts'
import { idsOf } from './deck.document.ts'
import { applyEdit, copyCards, countCards, type Edit } from './deck.edits.ts'
import { makeCard, makeDeck } from './makeDeck.ts'

const at = (index: number) => ({ parentId: null, index })
const deck = makeDeck(1, 2, 3, 4)

const cases: [string, Edit, number[]][] = [
  [
    'a new card stands where it was put',
    { kind: 'insert', cards: [makeCard(9)], at: at(1) },
    [1, 9, 2, 3, 4],
  ],
  [
    'a place beyond the end is the end',
    { kind: 'insert', cards: [makeCard(9)], at: at(99) },
    [1, 2, 3, 4, 9],
  ],
  ['cards move together and keep their order', { kind: 'move', ids: [1, 3], to: at(4) }, [2, 4, 1, 3]],
  ['a card moves up', { kind: 'move', ids: [4], to: at(1) }, [1, 4, 2, 3]],
  ['a card that moves onto itself stays', { kind: 'move', ids: [2], to: at(2) }, [1, 2, 3, 4]],
  ['deleted cards are gone', { kind: 'remove', ids: [2, 3] }, [1, 4]],
  [
    'copies stand after the last original',
    { kind: 'duplicate', ids: [1, 2], newIds: [11, 12] },
    [1, 2, 11, 12, 3, 4],
  ],
  [
    'pasted cards get new ids',
    { kind: 'paste', cards: makeDeck(3), newIds: [30], at: at(0) },
    [30, 1, 2, 3, 4],
  ],
  ['cards take the place of another', { kind: 'replace', id: 2, cards: makeDeck(7, 8) }, [1, 7, 8, 3, 4]],
  [
    'an edit of a card that is not there changes nothing',
    { kind: 'replace', id: 99, cards: [] },
    [1, 2, 3, 4],
  ],
]

test.each(cases)('%s', (_title, edit, ids) => {
  expect(idsOf(applyEdit(deck, edit))).toEqual(ids)
  expect(idsOf(deck)).toEqual([1, 2, 3, 4])
})

test('an update replaces one card and leaves the others as they are', () => {
  const changed = applyEdit(deck, { kind: 'update', card: makeCard(2, { title: 'New' }) })
  expect(changed[1]?.title).toBe('New')
  expect(changed[0]).toBe(deck[0])
})

test('copies ask each other, and whom they asked outside before', () => {
  const questionOf = (cardId: number) => ({
    visibleIf: { conditions: [{ when: 'passed', cardId }] },
  })
  const copied = copyCards(
    [makeCard(1), makeCard(2, questionOf(1)), makeCard(3, questionOf(77))],
    [11, 12, 13],
  )
  const targets = copied.flatMap((card) =>
    cardOf(card.type)
      .navigating.targets(card)
      .map(({ cardId }) => cardId),
  )
  expect(idsOf(copied)).toEqual([11, 12, 13])
  expect(targets).toEqual([11, 77])
})

test('no order of moves and deletions loses or doubles a card', () => {
  const edit: fc.Arbitrary<Edit> = fc.oneof(
    fc.record({
      kind: fc.constant('move' as const),
      ids: fc.subarray([1, 2, 3, 4, 5, 6]),
      to: fc.record({ parentId: fc.constant(null), index: fc.integer({ min: -2, max: 9 }) }),
    }),
    fc.record({
      kind: fc.constant('remove' as const),
      ids: fc.subarray([1, 2, 3, 4, 5, 6], { maxLength: 1 }),
    }),
  )
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
      const removed = new Set(edits.flatMap((each) => (each.kind === 'remove' ? each.ids : [])))
      const left = edits.reduce(applyEdit, makeDeck(1, 2, 3, 4, 5, 6))
      expect(idsOf(left).toSorted()).toEqual([1, 2, 3, 4, 5, 6].filter((id) => !removed.has(id)))
      expect(countCards(left)).toBe(left.length)
    }),
  )
})
