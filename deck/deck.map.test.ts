import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Card } from '#cards/index.ts'
import { mapOf } from './deck.map.ts'
import type { Deck } from './deck.document.ts'
import { makeCard, makeDeck } from './makeDeck.ts'

const jump = (id: number, targetId: number, own: object = {}) =>
  makeCard(id, { type: 'jump', targetId, ...own })
const sometimes = { visibleIf: { conditions: [{ when: 'answered', cardId: 1 }] } }
const branch = (id: number, targets: readonly (number | string | null)[]) =>
  makeCard(id, {
    type: 'branch',
    options: targets.map((target, index) => ({
      id: `o${index}`,
      text: `Option ${index}`,
      next:
        typeof target === 'number'
          ? { to: 'card', cardId: target }
          : target === null
            ? { to: 'default' }
            : { to: 'ending', endingId: target },
    })),
    endings: [...new Set(targets.filter((target) => typeof target === 'string'))].map((target) => ({
      id: target,
      title: target,
    })),
  })

const marked = (deck: Deck) =>
  mapOf(deck).nodes.flatMap(({ card, marks }) =>
    card && marks.length > 0 ? [`${card.id} ${marks.join(' ')}`] : [],
  )
const arrows = (deck: Deck) =>
  mapOf(deck).edges.map(({ from, to, kind, isBack }) =>
    `${from} ${kind}${isBack ? ' back' : ''} ${to}`.replaceAll('card-', ''),
  )

describe('the map of an activity', () => {
  test('of cards in a row is a row, and nothing is wrong with it', () => {
    expect(arrows(makeDeck(1, 2))).toEqual(['1 next 2', '2 next end'])
    expect(marked(makeDeck(1, 2))).toEqual([])
    expect(mapOf([])).toEqual({ nodes: [], edges: [] })
  })

  test('shows each option’s path, with its words, and each ending', () => {
    const deck = [branch(1, [3, 'good', null]), makeCard(2), makeCard(3)]
    expect(arrows(deck)).toEqual(['1 way 3', '1 way ending-1-good', '1 next 2', '2 next 3', '3 next end'])
    expect(mapOf(deck).edges[0]).toMatchObject({ label: 'Option 0' })
    expect(mapOf(deck).nodes.find(({ kind }) => kind === 'ending')).toMatchObject({ title: 'good' })
  })

  test('shows the path past a card, or a whole composite, that is not always there', () => {
    expect(arrows([makeCard(1), makeCard(2, sometimes), makeCard(3)])).toEqual([
      '1 next 2',
      '1 skip 3',
      '2 next 3',
      '3 next end',
    ])
    const pool = makeCard(2, { type: 'composite', cards: [makeCard(3), makeCard(4)], ...sometimes })
    expect(arrows([makeCard(1), pool, makeCard(5)])).toContain('1 skip 5')
  })

  test('shows where one comes back, and where one is led back', () => {
    expect(arrows([makeCard(1), jump(2, 4, { how: 'over' }), makeCard(3), makeCard(4)])).toContain('2 over 4')
    expect(arrows([makeCard(1), jump(2, 1, sometimes), makeCard(3)])).toContain('2 way back 1')
  })
})

const flaws: [string, Card[], string[]][] = [
  ['a card that is jumped over by all', [jump(1, 3), makeCard(2), makeCard(3)], ['2 unreachable']],
  [
    'cards behind a branch that leads everybody elsewhere',
    [branch(1, [3, 3]), makeCard(2), makeCard(3)],
    ['2 unreachable'],
  ],
  ['what follows an ending that all take', [branch(1, ['a', 'b']), makeCard(2)], ['2 unreachable']],
  [
    'a card that is only looked at on a digression',
    [
      branch(1, ['end', null]),
      jump(2, 5, { how: 'over' }),
      jump(3, 6),
      makeCard(4),
      makeCard(5),
      makeCard(6),
    ],
    ['4 unreachable'],
  ],
  ['a round with a way out', [makeCard(1), jump(2, 1, sometimes), makeCard(3)], ['2 loop']],
  ['a round that is only offered', [makeCard(1), jump(2, 1, { required: false }), makeCard(3)], ['2 loop']],
  ['a round without a way out', [makeCard(1), jump(2, 1), makeCard(3)], ['2 deadEnd loop', '3 unreachable']],
  ['a card that leads to itself', [jump(1, 1), makeCard(2)], ['1 deadEnd loop', '2 unreachable']],
  ['a way to a card that is gone', [jump(1, 99), makeCard(2)], ['1 deadEnd']],
  [
    'nothing behind a target that is not always shown',
    [branch(1, ['end', 2]), jump(2, 1, sometimes), makeCard(3)],
    ['2 loop'],
  ],
  ['a round with a way past it', [jump(1, 2), jump(2, 1, sometimes)], ['2 loop']],
  ['nothing', [branch(1, [3, null]), jump(2, 4), makeCard(3), makeCard(4)], []],
]
test.each(flaws)('%s is marked', (_title, deck, expected) => {
  expect(marked(deck)).toEqual(expected)
})

test('a lost card is in the map by its number', () => {
  expect(mapOf([jump(1, 99)]).nodes).toMatchObject([{ card: { id: 1 } }, { kind: 'lost', title: '99' }])
})

test('each arrow joins two nodes that are there, whatever the cards go to', () => {
  const target = fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constantFrom('a', null))
  const card = fc.oneof(
    fc.constant((id: number) => makeCard(id)),
    fc.array(target, { maxLength: 3 }).map((targets) => (id: number) => branch(id, targets)),
    fc.tuple(fc.integer({ min: 1, max: 9 }), fc.boolean(), fc.constantFrom('over', 'replace')).map(
      ([to, required, how]) =>
        (id: number) =>
          jump(id, to, { required, how }),
    ),
  )
  fc.assert(
    fc.property(fc.array(card, { maxLength: 8 }), (makers) => {
      const { nodes, edges } = mapOf(makers.map((make, index) => make(index + 1)))
      const ids = new Set(nodes.map(({ id }) => id))
      expect(ids.size).toBe(nodes.length)
      expect(new Set(edges.map(({ id }) => id)).size).toBe(edges.length)
      for (const { from, to } of edges) expect(ids.has(from) && ids.has(to)).toBe(true)
    }),
  )
})
