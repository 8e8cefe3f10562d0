import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idsOf, type Deck } from './deck.document.ts'
import { applyEdit, type Edit } from './deck.edits.ts'
import { mergeDecks } from './deck.merge.ts'
import { makeCard, makeDeck } from './makeDeck.ts'

const base = makeDeck(1, 2, 3)
const at = (index: number) => ({ parentId: null, index })
const titled = (id: number, title: string): Edit => ({ kind: 'update', card: makeCard(id, { title }) })
const titles = (deck: Deck) => deck.map(({ title }) => title)

test('two people on different cards both keep their work', () => {
  const { deck, conflicts, taken } = mergeDecks(
    base,
    applyEdit(base, titled(1, 'Mine')),
    applyEdit(base, titled(3, 'Theirs')),
  )
  expect(titles(deck)).toEqual(['Mine', 'Card 2', 'Theirs'])
  expect(conflicts).toEqual([])
  expect(taken).toEqual([3])
})

test('two people on the same card are asked, and mine stays until then', () => {
  const { deck, conflicts } = mergeDecks(
    base,
    applyEdit(base, titled(2, 'Mine')),
    applyEdit(base, titled(2, 'Theirs')),
  )
  expect(titles(deck)).toEqual(['Card 1', 'Mine', 'Card 3'])
  expect(conflicts.map(({ id, mine, theirs }) => [id, mine?.title, theirs?.title])).toEqual([
    [2, 'Mine', 'Theirs'],
  ])
})

test('the same change by both is no conflict', () => {
  const same = applyEdit(base, titled(2, 'Same'))
  expect(mergeDecks(base, same, same)).toMatchObject({ conflicts: [], taken: [] })
})

test('a card that I deleted and they changed is kept and asked about', () => {
  const merge = mergeDecks(
    base,
    applyEdit(base, { kind: 'remove', ids: [2] }),
    applyEdit(base, titled(2, 'Theirs')),
  )
  expect(titles(merge.deck)).toEqual(['Card 1', 'Theirs', 'Card 3'])
  expect(merge.conflicts).toHaveLength(1)
})

test('a card that they deleted and I left alone goes', () => {
  const merge = mergeDecks(
    base,
    applyEdit(base, titled(1, 'Mine')),
    applyEdit(base, { kind: 'remove', ids: [3] }),
  )
  expect(titles(merge.deck)).toEqual(['Mine', 'Card 2'])
  expect(merge.taken).toEqual([3])
})

test('new cards of both stand behind the cards that they followed', () => {
  const mine = applyEdit(base, { kind: 'insert', cards: [makeCard(10)], at: at(1) })
  const theirs = applyEdit(base, { kind: 'insert', cards: [makeCard(20)], at: at(2) })
  expect(idsOf(mergeDecks(base, mine, theirs).deck)).toEqual([1, 10, 2, 20, 3])
})

test('an order that one of them changed is kept', () => {
  const theirs = applyEdit(base, { kind: 'move', ids: [3], to: at(0) })
  expect(idsOf(mergeDecks(base, applyEdit(base, titled(1, 'Mine')), theirs).deck)).toEqual([3, 1, 2])
  expect(idsOf(mergeDecks(base, theirs, applyEdit(base, titled(1, 'Theirs'))).deck)).toEqual([3, 1, 2])
})

test('no merge loses a card that one of them changed or added', () => {
  const edits = (first: number) =>
    fc.array(
      fc.oneof(
        fc
          .tuple(fc.integer({ min: 1, max: 5 }), fc.string({ maxLength: 5 }))
          .map(([id, title]) => titled(id, title)),
        fc.record({
          kind: fc.constant('move' as const),
          ids: fc.subarray([1, 2, 3, 4, 5]),
          to: fc.integer({ min: 0, max: 5 }).map(at),
        }),
        fc.record({
          kind: fc.constant('remove' as const),
          ids: fc.subarray([1, 2, 3, 4, 5], { maxLength: 1 }),
        }),
        fc.constant<Edit>({ kind: 'insert', cards: [makeCard(first)], at: at(2) }),
      ),
      { maxLength: 4 },
    )
  const five = makeDeck(1, 2, 3, 4, 5)
  const distinct = (deck: Deck) => [...new Map(deck.map((card) => [card.id, card])).values()]
  fc.assert(
    fc.property(edits(100), edits(200), (left, right) => {
      const mine = distinct(left.reduce(applyEdit, five))
      const theirs = distinct(right.reduce(applyEdit, five))
      const { deck, conflicts } = mergeDecks(five, mine, theirs)
      const ids = idsOf(deck)
      expect(new Set(ids).size).toBe(ids.length)
      const touched = [...mine, ...theirs].filter(
        (card) => JSON.stringify(five.find(({ id }) => id === card.id)) !== JSON.stringify(card),
      )
      for (const { id } of touched) expect(ids).toContain(id)
      for (const { id } of conflicts) expect(ids).toContain(id)
    }),
  )
})
