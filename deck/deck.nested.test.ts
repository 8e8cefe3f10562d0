import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cardOf, readCard, type Card } from '#cards/index.ts'
import { compareDecks } from './deck.compare.ts'
import { canWrap, toComposite, toRegular } from './deck.convert.ts'
import {
  canContain,
  everyCard,
  fileIdsOf,
  findCard,
  idsOf,
  numbersOf,
  textOf,
  type Deck,
} from './deck.document.ts'
import { applyEdit, copyCards, type Edit } from './deck.edits.ts'
import { mergeDecks, resolveConflict } from './deck.merge.ts'
import { problemsOf } from './deck.problems.ts'
import { countWithoutId, deckSchema, readDeck, sentDeckSchema, withIds } from './deck.schema.ts'
import { makeCard, makeDeck, makeQuestion } from './makeDeck.ts'

const holder = (id: number, cards: readonly Card[], own: object = {}) =>
  makeCard(id, { type: 'composite', cards, ...own })
const titled = (card: Card, title: string): Card => ({ ...card, title })
/** The ids with brackets around those inside: `1 2(3 4) 5`. */
const shape = (deck: Deck): string =>
  deck
    .map((card) => {
      const inside = cardOf(card.type).nesting.children(card)
      return inside.length > 0 ? `${card.id}(${shape(inside)})` : String(card.id)
    })
    .join(' ')
const deck = [makeCard(1), holder(2, [makeQuestion(3), holder(4, [makeCard(5)])]), makeCard(6)]

const within = (id: number, card: object) => ({ ...holder(id, []), cards: [card] })
const tooDeep = within(1, within(2, within(3, makeCard(4))))

describe('cards inside cards', () => {
  test('are stored and read again, upgraded like any other', () => {
    expect(z.parse(deckSchema, structuredClone(deck))).toEqual(deck)
    expect(readDeck(structuredClone(deck))).toEqual(deck)
    expect(readCard({ id: 1, type: 'composite', cards: [{ id: 2, type: 'text' }] })).toEqual(
      holder(1, [makeCard(2, { title: '' })], { title: '' }),
    )
  })

  test.each([
    ['of no type', [holder(1, [])].map((card) => ({ ...card, cards: [{ id: 2, type: 'spell' }] }))],
    ['with a field too many', [{ ...holder(1, []), cards: [{ ...makeCard(2), status: 'public' }] }]],
    ['with the number of another', [makeCard(1), holder(2, [makeCard(1)])]],
    ['that are nested too deep', [tooDeep]],
  ])('%s are refused', (_title, stored) => {
    expect(z.safeParse(deckSchema, stored).success).toBe(false)
  })

  test('however deep they are sent, are refused and not followed', () => {
    let card: object = { type: 'text' }
    for (let depth = 0; depth < 20_000; depth += 1) card = { type: 'composite', cards: [card] }
    expect(z.safeParse(sentDeckSchema, [card]).success).toBe(false)
  })

  test('are sent without numbers and get them behind the one that holds them', () => {
    const sent = z.parse(sentDeckSchema, [
      { type: 'composite', cards: [{ type: 'text' }, { ...makeCard(7) }, { type: 'text' }] },
      { type: 'text' },
    ])
    expect(countWithoutId(sent)).toBe(4)
    expect(shape(withIds(sent, [20, 21, 22, 23]))).toBe('20(21 7 22) 23')
  })

  test('have problems, files and words like any other', () => {
    const inside = [
      makeQuestion(3, { question: '' }),
      makeCard(4, { type: 'image', pictures: [{ media: { fileId: 5, alt: 'A bridge' } }] }),
    ]
    const nested = [holder(2, inside, { title: 'Pool' })]
    expect(problemsOf(nested)).toMatchObject([{ cardId: 3, path: 'question' }])
    expect(fileIdsOf(nested)).toEqual([5])
    expect(textOf(nested)).toContain('A bridge')
    expect([...numbersOf(deck).values()]).toEqual(['1', '2', '2.1', '2.2', '2.2.1', '3'])
  })

  test('get numbers of their own when their holder is copied, and refer to each other', () => {
    const dependent = makeCard(4, { visibleIf: { conditions: [{ when: 'passed', cardId: 3 }] } })
    const [copy] = copyCards([holder(2, [makeQuestion(3), dependent])], [12, 13, 14])
    expect(shape(copy ? [copy] : [])).toBe('12(13 14)')
    const copied = findCard(copy ? [copy] : [], 14)?.card
    expect(copied?.visibleIf?.conditions[0]).toMatchObject({ cardId: 13 })
  })
})

const at = (index: number, parentId: number | null = null) => ({ parentId, index })
const moves: [string, Edit, string][] = [
  ['into a composite', { kind: 'move', ids: [1], to: at(1, 2) }, '2(3 1 4(5)) 6'],
  ['out of it', { kind: 'move', ids: [3], to: at(1) }, '1 3 2(4(5)) 6'],
  ['from one into another', { kind: 'move', ids: [3], to: at(0, 4) }, '1 2(4(3 5)) 6'],
  ['not into itself', { kind: 'move', ids: [2], to: at(0, 4) }, '1 2(3 4(5)) 6'],
  ['with what is inside', { kind: 'move', ids: [4, 5], to: at(0) }, '4(5) 1 2(3) 6'],
  ['away', { kind: 'remove', ids: [4] }, '1 2(3) 6'],
  ['into a new one', { kind: 'wrap', ids: [3, 4], holder: holder(9, []) }, '1 2(9(3 4(5))) 6'],
  ['as a copy, inside', { kind: 'duplicate', ids: [4], newIds: [14, 15] }, '1 2(3 4(5) 14(15)) 6'],
]
test.each(moves)('a card goes %s', (_title, edit, expected) => {
  expect(shape(applyEdit(deck, edit))).toBe(expected)
  expect(shape(deck)).toBe('1 2(3 4(5)) 6')
})

test('an edit leaves what it does not touch the very same', () => {
  const changed = applyEdit(deck, { kind: 'update', card: titled(makeCard(6), 'New') })
  expect(changed[1]).toBe(deck[1])
})

test('what would be nested too deep, or has no room, is refused', () => {
  expect(canContain(deck, 4, [makeCard(9)])).toBe(true)
  expect(canContain(deck, 4, [holder(9, [makeCard(10)])])).toBe(false)
  expect(canContain(deck, 2, [holder(9, [makeCard(10)])])).toBe(true)
  expect(canContain(deck, 1, [makeCard(9)])).toBe(false)
  const full = [
    holder(
      1,
      Array.from({ length: 50 }, (_, index) => makeCard(index + 10)),
    ),
  ]
  expect(canContain(full, 1, [makeCard(9)])).toBe(false)
})

describe('converting', () => {
  test('puts a card into a composite of the same name, and back again', () => {
    const edit = toComposite(deck, [6], 60)
    const wrapped = edit ? applyEdit(deck, edit) : []
    expect(shape(wrapped)).toBe('1 2(3 4(5)) 60(6)')
    expect(findCard(wrapped, 60)?.card.title).toBe('Card 6')
    const back = toRegular(wrapped, 60)
    expect(back?.lost).toEqual([])
    expect(back && shape(applyEdit(wrapped, back.edit))).toBe('1 2(3 4(5)) 6')
  })

  test('to regular keeps the first card and names all that go', () => {
    const back = toRegular(deck, 2)
    expect(back?.replacement?.id).toBe(3)
    expect(back?.lost.map(({ id }) => id)).toEqual([4, 5])
    expect(back && shape(applyEdit(deck, back.edit))).toBe('1 3 6')
    expect(toRegular(deck, 1)).toBeUndefined()
  })

  test('of several takes those of one list, as deep as cards go', () => {
    expect(canWrap(deck, [1, 6])).toBe(true)
    expect(canWrap(deck, [1, 3])).toBe(false)
    expect(canWrap(deck, [5])).toBe(false)
    expect(canWrap(deck, [2])).toBe(false)
    expect(canWrap(deck, [])).toBe(false)
  })
})

describe('two people', () => {
  const edited = (edit: Edit, from: Deck = deck) => applyEdit(from, edit)
  const named = (id: number, title: string) => {
    const card = findCard(deck, id)?.card
    if (!card) throw new Error(`no card ${id}`)
    return edited({ kind: 'update', card: titled(card, title) })
  }

  test('who write different cards inside one are not asked', () => {
    const { deck: merged, conflicts, taken } = mergeDecks(deck, named(3, 'Mine'), named(5, 'Theirs'))
    expect(conflicts).toEqual([])
    expect(taken).toEqual([5])
    expect([3, 5].map((id) => findCard(merged, id)?.card.title)).toEqual(['Mine', 'Theirs'])
  })

  test('who write the same card inside one are asked about that card', () => {
    const { conflicts, deck: merged } = mergeDecks(deck, named(3, 'Mine'), named(3, 'Theirs'))
    expect(conflicts).toMatchObject([{ id: 3, mine: { title: 'Mine' }, theirs: { title: 'Theirs' } }])
    expect(findCard(resolveConflict(merged, 3, conflicts[0]?.theirs), 3)?.card.title).toBe('Theirs')
  })

  test('who resolve a conflict over a holder keep the cards inside', () => {
    const { deck: merged, conflicts } = mergeDecks(deck, named(2, 'Mine'), named(2, 'Theirs'))
    expect(shape(resolveConflict(merged, 2, conflicts[0]?.theirs))).toBe(shape(deck))
  })

  test.each([
    ['in and another writes it', { kind: 'move', ids: [1], to: at(0, 2) }, 1, '2(1 3 4(5)) 6'],
    ['out and another writes it', { kind: 'move', ids: [5], to: at(0) }, 5, '5 1 2(3 4) 6'],
    ['away with what another writes', { kind: 'remove', ids: [2] }, 5, '1 6 5'],
  ] as const)('one of whom moves a card %s lose nothing', (_title, edit, id, expected) => {
    expect(shape(mergeDecks(deck, edited(edit), named(id, 'Theirs')).deck)).toBe(expected)
  })

  test('who put cards into each other end with both', () => {
    const two = [holder(1, []), holder(2, [])]
    const mine = edited({ kind: 'move', ids: [1], to: at(0, 2) }, two)
    const theirs = edited({ kind: 'move', ids: [2], to: at(0, 1) }, two)
    expect(idsOf(mergeDecks(two, mine, theirs).deck).toSorted()).toEqual([1, 2])
  })

  test('never lose or double a card, whatever both move', () => {
    const move = fc.record({
      kind: fc.constant('move' as const),
      ids: fc.subarray([1, 2, 3, 4, 5, 6], { minLength: 1, maxLength: 2 }),
      to: fc.record({ parentId: fc.constantFrom(null, 2, 4), index: fc.integer({ min: 0, max: 3 }) }),
    })
    const allowed = (from: Deck, edit: { ids: number[]; to: { parentId: number | null } } & Edit): Deck => {
      const cards = edit.ids.flatMap((id) => findCard(from, id)?.card ?? [])
      return canContain(from, edit.to.parentId, cards) ? applyEdit(from, edit) : from
    }
    fc.assert(
      fc.property(fc.array(move, { maxLength: 3 }), fc.array(move, { maxLength: 3 }), (mine, theirs) => {
        const sides = [mine, theirs].map((edits) => edits.reduce(allowed, deck))
        const merged = mergeDecks(deck, sides[0] ?? deck, sides[1] ?? deck).deck
        expect(idsOf(merged).toSorted()).toEqual([1, 2, 3, 4, 5, 6])
        expect(z.safeParse(deckSchema, merged).success).toBe(true)
      }),
    )
  })
})

test('a comparison names the card inside that differs, not the one that holds it', () => {
  const card = findCard(deck, 5)?.card
  if (!card) throw new Error('no card 5')
  const after = applyEdit(applyEdit(deck, { kind: 'update', card: titled(card, 'New') }), {
    kind: 'move',
    ids: [3],
    to: at(0),
  })
  const { added, removed, moved, changed } = compareDecks(deck, after)
  expect([added, removed]).toEqual([[], []])
  expect(moved.map((each) => [each.card.id, each.from.parentId, each.to.parentId])).toEqual([[3, 2, null]])
  expect(changed.map((each) => [each.after.id, each.paths])).toEqual([[5, ['title']]])
  expect(everyCard(after)).toHaveLength(6)
  expect(makeDeck(1)).toHaveLength(1)
})

test('a condition cannot look at what contains its card, nor at an option that is gone', () => {
  const visibleIf = (condition: object) => ({ visibleIf: { conditions: [condition] } })
  const cards = [
    makeCard(1, { type: 'section' }),
    makeQuestion(2),
    holder(3, [
      makeCard(4, visibleIf({ when: 'scored', cardId: 3, atLeast: 0.5 })),
      makeCard(5, visibleIf({ when: 'answered', cardId: 1 })),
      makeCard(6, visibleIf({ when: 'chose', cardId: 2, partId: 'gone' })),
      makeCard(7, visibleIf({ when: 'chose', cardId: 2, partId: 'right' })),
    ]),
  ]
  const own = problemsOf(cards).filter(({ namespace }) => namespace === 'deck')
  expect(own.map(({ cardId, key }) => [cardId, key])).toEqual([
    [4, 'problems.laterTarget'],
    [5, 'problems.laterTarget'],
    [6, 'problems.noPart'],
  ])
})

test.each([{}, { schemaVersion: 1 }])(
  'a card of an older shape, %j, is led up when it is sent',
  (version) => {
    const hotspots = [{ id: 'h', x: 0.5, y: 0.5, title: 'Here', body: 'Plain\nwords' }]
    const old = { type: 'image', ...version, pictures: [{ id: 'p', media: { fileId: 1 }, hotspots }] }
    const body = { type: 'doc', content: [{ type: 'paragraph' }, { type: 'paragraph' }] }
    const image = { schemaVersion: 2, pictures: [{ hotspots: [{ title: 'Here', body }] }] }
    const sent = z.parse(sentDeckSchema, [{ type: 'composite', cards: [old] }, old])
    expect(sent).toMatchObject([{ cards: [image] }, image])
    const { error } = z.safeParse(sentDeckSchema, [{ ...old, pictures: [{ id: 'p', hotspots: 3 }] }])
    expect(error?.issues.map(({ path }) => path.join('.'))).toContain('0.pictures.0.hotspots')
  },
)
