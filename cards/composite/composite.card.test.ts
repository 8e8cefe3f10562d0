import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composite } from './composite.card.ts'
import { withDraw, withOrder } from './composite.edits.ts'
import { compositeSample } from './composite.sample.ts'
import type { CompositeCard } from './composite.schema.ts'

const [pool] = compositeSample.cards
if (!pool) throw new Error('there is no sample')
const of = (change: Partial<CompositeCard>): CompositeCard => ({ ...pool, ...change })
const ids = (card: CompositeCard) => card.cards.map(({ id }) => id)

test('a fixed order is the same for everybody', () => {
  const card = of({ order: 'fixed' })
  expect(composite.content.arrange(card, 1)).toBe(card)
})

test('who comes back finds the same cards in the same order, and none of them twice', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.constantFrom('shuffled', 'drawn' as const),
      fc.integer({ min: 1, max: 9 }),
      (seed, order, draw) => {
        const card = of({ order, draw })
        const arranged = composite.content.arrange(card, seed)
        expect(ids(arranged)).toEqual(ids(composite.content.arrange(card, seed)))
        expect(composite.content.arrange(arranged, seed + 1)).toEqual(arranged)
        expect(new Set(ids(arranged)).size).toBe(arranged.cards.length)
        expect(arranged.cards.length).toBe(order === 'drawn' ? Math.min(draw, 4) : 4)
      },
    ),
  )
})

test('different learners are not all drawn the same', () => {
  const draws = new Set(
    Array.from({ length: 40 }, (_, seed) => ids(composite.content.arrange(pool, seed)).join()),
  )
  expect(draws.size).toBeGreaterThan(5)
})

test.each([
  ['an intro', { intro: 'Ready?' }, { opens: true }],
  ['no intro', { intro: ' ' }, { opens: false }],
  ['points inside', { result: '' }, { closes: true }],
  ['a result that is not wanted', { showResult: false }, { closes: false }],
  [
    'nothing to tell',
    { result: '', cards: pool.cards.map((card) => ({ ...card, points: 0 })) },
    { closes: false },
  ],
] as const)('with %s it has the pages that say something', (_title, change, frames) => {
  expect(composite.nesting.frames(of(change))).toMatchObject(frames)
})

const unfit: [string, Partial<CompositeCard>, string][] = [
  ['no card', { cards: [] }, 'problems.noCards'],
  ['more drawn than there are', { draw: 5 }, 'problems.drawTooMany'],
]
test.each(unfit)('%s stops publishing', (_title, change, key) => {
  expect(composite.content.problems(of(change))).toMatchObject([{ key }])
})

test('no card inside leaves the server with its holder', () => {
  expect(composite.content.redact(pool, 1).cards).toEqual([])
})

test('drawing begins with half of the cards', () => {
  expect(withOrder(of({ order: 'fixed' }), 'drawn')).toMatchObject({ order: 'drawn', draw: 2 })
  expect(withDraw(pool, null).draw).toBe(1)
  expect(withDraw(pool, 999).draw).toBe(50)
})
