import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { memory } from './memory.card.ts'
import { pairEdits, withNewPair, withPastedPairs, withScoring, withSide } from './memory.edits.ts'
import { fairMoves, foundIn, movesIn, shareOfMoves, withinLimit } from './memory.moves.ts'
import { maxPairs, maxTurned, memorySchema, type MemoryCard } from './memory.schema.ts'
import { tilesOf } from './memory.tiles.ts'

const pair = (id: string, own: object = {}) => ({
  id,
  first: { text: `word ${id}` },
  second: { text: `meaning ${id}` },
  ...own,
})
const card = (own: object = {}) =>
  z.parse(memorySchema, {
    ...{ id: 1, type: 'memory', scoring: 'moves', pairs: ['a', 'b', 'c'].map((id) => pair(id)) },
    ...own,
  })
const [a, b, c] = [
  ['a.1', 'a.2'],
  ['b.2', 'b.1'],
  ['c.1', 'c.2'],
] as const
const miss = ['a.1', 'b.1']
const many = Array.from({ length: 7 }, () => miss).flat()

test.each([
  ['without a miss', [...a, ...b, ...c], 1],
  ['with the bad luck that any memory may have', [...miss, ...miss, ...a, ...b, ...c], 1],
  ['with twice as many moves', [...many, ...a, ...b, ...c], 0.5],
])('three pairs found %s are worth it', (_title, turned, scaled) => {
  expect(memory.answering.accepts(card(), { turned })).toBe(true)
  expect(memory.answering.score(card(), { turned }).scaled).toBe(scaled)
  expect(memory.answering.score(card({ scoring: 'none' }), { turned })).toMatchObject({
    scaled: null,
    isFinal: true,
  })
})

test.each([
  ['nothing', []],
  ['a pair less', [...a, ...b]],
  ['a tile that waits for its second one', [...a, ...b, ...c, 'a.1']],
  ['the same tile twice', ['a.1', 'a.1', ...a, ...b, ...c]],
  ['a pair that lies open already', [...a, ...a, ...b, ...c]],
  ['a move after the end', [...a, ...b, ...c, ...miss]],
  ['a tile of another card', ['x.1', 'x.2', ...a, ...b, ...c]],
  ['a third side', ['a.3', 'a.1', ...a, ...b, ...c]],
])('%s is no game', (_title, turned) => {
  expect(memory.answering.accepts(card(), { turned })).toBe(false)
})

/** Plays as somebody does who forgets nothing; answers what was turned. */
function playWell(tiles: readonly string[]): string[] {
  const known = new Set<string>()
  const found = new Set<string>()
  const turned: string[] = []
  const twin = (id: string) => (id.endsWith('.1') ? id.replace('.1', '.2') : id.replace('.2', '.1'))
  const isOpen = (id: string) => found.has(id) || found.has(twin(id))
  const move = (first: string, second: string) => {
    turned.push(first, second)
    known.add(first).add(second)
    if (twin(first) === second) found.add(first)
  }
  for (;;) {
    const sure = [...known].find((id) => known.has(twin(id)) && !isOpen(id))
    const fresh = tiles.filter((id) => !known.has(id))
    const [first, next] = fresh
    if (sure !== undefined) move(sure, twin(sure))
    else if (first === undefined) return turned
    else move(first, known.has(twin(first)) ? twin(first) : (next ?? twin(first)))
  }
}

test('who forgets nothing needs no more moves than the fair number, however the tiles lie', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 12 }), fc.nat(), (count, seed) => {
      const own = card({ pairs: Array.from({ length: count }, (_, index) => pair(`p${index}`)) })
      const { deal } = memory.content.redact(own, seed)
      const turned = playWell(deal)
      expect(memory.answering.accepts(own, { turned })).toBe(true)
      expect(memory.answering.score(own, { turned })).toMatchObject({ scaled: 1, passed: true })
      expect(movesIn(turned).length).toBeLessThanOrEqual(fairMoves(count))
    }),
  )
})

test('more moves are never worth more, and never nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: maxPairs }), fc.integer({ min: 1, max: 1000 }), (pairs, moves) => {
      expect(shareOfMoves(pairs, moves + 1)).toBeLessThanOrEqual(shareOfMoves(pairs, moves))
      expect(shareOfMoves(pairs, moves)).toBeGreaterThan(0)
    }),
  )
})

test('the tiles lie differently for each learner, the same way each time, and all of them do', () => {
  const dealOf = (seed: number) => memory.content.redact(card(), seed).deal
  expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => dealOf(seed).join(' '))).size).toBeGreaterThan(1)
  expect(dealOf(3)).toEqual(dealOf(3))
  expect(dealOf(3).toSorted()).toEqual([...a, ...b, ...c].toSorted())
})

test('a deal that does not fit the pairs any more is none', () => {
  const ids = (own: MemoryCard) => tilesOf(own).map(({ id }) => id)
  const inOrder = ['a.1', 'a.2', 'b.1', 'b.2', 'c.1', 'c.2']
  const deal = inOrder.toReversed()
  expect(ids(card({ deal }))).toEqual(deal)
  expect(ids(card({ deal: deal.slice(1) }))).toEqual(inOrder)
  expect(ids(card({ deal: ['x.1', ...deal.slice(1)] }))).toEqual(inOrder)
  expect(ids(card({ deal: deal.with(0, 'a.1') }))).toEqual(inOrder)
})

test('where both sides are the same, both tiles show the first one', () => {
  const own = card({ pairs: [pair('a', { same: true }), pair('b')] })
  expect(tilesOf(own).map(({ side }) => side.text)).toEqual(['word a', 'word a', 'word b', 'meaning b'])
})

test('a game that is too long to be sent loses its first misses and no pair', () => {
  const long = [...Array.from({ length: maxTurned }, () => miss).flat(), ...a, ...b, ...c]
  const sent = withinLimit(long)
  expect(sent).toHaveLength(maxTurned)
  expect(foundIn(sent)).toEqual(['a', 'b', 'c'])
  expect(withinLimit([...miss, ...a])).toEqual([...miss, ...a])
})

const media = { fileId: 3, alt: 'A bridge' }
test.each([
  ['one pair', { pairs: [pair('a')] }, [['pairs', 'problems.fewPairs']]],
  [
    'empty sides',
    { pairs: [{ id: 'a' }, pair('b')] },
    [
      ['pairs.0.first.text', 'problems.first'],
      ['pairs.0.second.text', 'problems.second'],
    ],
  ],
  ['the same on both sides', { pairs: [{ id: 'a', first: { text: 'x' }, same: true }, pair('b')] }, []],
  [
    'the same tile in two pairs',
    { pairs: [pair('a'), pair('b', { second: { text: 'Word A ' } })] },
    [['pairs.1.second.text', 'problems.twin']],
  ],
  [
    'a picture that says nothing',
    { pairs: [pair('a', { first: { picture: { fileId: 3, decorative: true } } }), pair('b')] },
    [['pairs.0.first.text', 'problems.silent']],
  ],
  [
    'a picture without words',
    { pairs: [pair('a', { first: { picture: { fileId: 3 } } }), pair('b')] },
    [['pairs.0.first.picture.alt', 'problems.noAlt']],
  ],
  [
    'a hidden picture without words',
    { pairs: [pair('a', { same: true, second: { picture: { fileId: 3 } } }), pair('b')] },
    [],
  ],
])('%s has these problems', (_title, own, expected) => {
  expect(memory.content.problems(card(own)).map(({ path, key }) => [path, key])).toEqual(expected)
})

test('pictures and sounds are named by their path, also where they do not show', () => {
  const own = card({
    pairs: [
      pair('a', { first: { picture: media }, second: { audio: 5 } }),
      pair('b', { same: true, second: { picture: media } }),
    ],
  })
  expect(memory.content.files(own)).toEqual([
    { path: 'pairs.0.first.picture.fileId', fileId: 3 },
    { path: 'pairs.0.second.audio', fileId: 5 },
    { path: 'pairs.1.second.picture.fileId', fileId: 3 },
  ])
})

test('teachers see how many moves it took, and which', () => {
  const games = [
    [...a, ...b, ...c],
    [...many, ...a, ...b, ...c],
  ].map((turned) => ({ response: { turned }, scaled: 1 }))
  const { rows } = memory.answering.summarise(card(), games)
  expect(rows.map(({ id, count }) => [id, count])).toEqual([
    ['few', 1],
    ['more', 1],
    ['many', 0],
  ])
  expect(memory.answering.answerText(card(), { turned: [...miss, ...a] })).toBe(
    '[ ] word a | word b\n[x] word a | meaning a',
  )
})

test('on paper the sides stand in two mixed columns; what is heard needs the screen', () => {
  const own = card({ pairs: [pair('a'), pair('b'), pair('c', { second: { audio: 5 } })] })
  const blocks = memory.content.paper?.(memory.content.redact(own, 4)) ?? []
  expect(blocks.map(({ kind }) => kind)).toEqual(['columns', 'screen'])
})

test('an author scores it by moves, pastes two columns and stops at the limit', () => {
  expect(withScoring(card({ scoring: 'none' }), 'moves')).toMatchObject({ scoring: 'moves', points: 1 })
  expect(withScoring(card({ points: 3 }), 'none').points).toBe(0)
  expect(withNewPair(card()).pairs).toHaveLength(4)
  const blank = memory.createEmpty(1)
  const pasted = withPastedPairs(blank, 0, [
    ['One', 'Uno'],
    ['Two', 'Dos'],
  ])
  expect(pasted.pairs.map(({ first, second }) => [first.text, second.text])).toEqual([
    ['One', 'Uno'],
    ['Two', 'Dos'],
    ['', ''],
    ['', ''],
  ])
  expect(withPastedPairs(card(), 0, [['x', 'y']]).pairs.map(({ first }) => first.text)).toEqual([
    'word a',
    'x',
    'word b',
    'word c',
  ])
  const rows = Array.from({ length: 99 }, (_, index) => [`f${index}`, 's'] as const)
  expect(withPastedPairs(card(), 2, rows).pairs).toHaveLength(maxPairs)
  const [first] = card().pairs
  if (!first) throw new Error('no pair')
  expect(withSide(card(), first, 'second', { audio: 4 }).pairs[0]?.second).toMatchObject({
    text: 'meaning a',
    audio: 4,
  })
  expect(pairEdits.without(card(), 'a').pairs).toHaveLength(2)
})
