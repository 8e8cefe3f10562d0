import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { orderShare } from '#kit/card/ordering.ts'
import { order } from './order.card.ts'
import { itemEdits, withNewItems, withPastedLines } from './order.edits.ts'
import { maxItems, orderSchema, type OrderCard } from './order.schema.ts'

const steps = (letters: string, own: object = {}): OrderCard =>
  z.parse(orderSchema, {
    id: 1,
    type: 'order',
    question: 'From first to last',
    items: [...letters].map((letter) => ({ id: letter, text: `Step ${letter}` })),
    ...own,
  })
const scaled = (card: OrderCard, sequence: string) =>
  order.answering.score(card, { itemIds: [...sequence] }).scaled

test.each([
  ['abcde', 'abcde', 1],
  ['abcde', 'abced', 0.8],
  ['abcde', 'bacde', 0.8],
  ['abcde', 'acbed', 0.6],
  ['abcde', 'eabcd', 0.2],
  ['abcde', 'edcba', 0],
  ['abc', 'bca', 0],
])('of %s, %s is worth %d', (right, sequence, expected) => {
  expect(scaled(steps(right), sequence)).toBeCloseTo(expected)
})

test('all in place or nothing, where the author wants it so', () => {
  const card = steps('abc', { scoring: 'exact' })
  expect([scaled(card, 'abc'), scaled(card, 'acb')]).toEqual([1, 0])
})

test('only the right order is passed, and it is worth most', () => {
  const letters = [...'abcdef']
  fc.assert(
    fc.property(fc.shuffledSubarray(letters, { minLength: letters.length }), (sequence) => {
      const share = orderShare(letters, sequence)
      expect(share === 1).toBe(sequence.join('') === 'abcdef')
      expect(share >= 0 && share <= 1).toBe(true)
    }),
  )
})

test.each([
  ['an item less', ['a', 'b']],
  ['an item twice', ['a', 'b', 'b']],
  ['an item of another card', ['a', 'b', 'x']],
  ['nothing', []],
])('%s is no answer', (_title, itemIds) => {
  expect(order.answering.accepts(steps('abc'), { itemIds })).toBe(false)
})

test('nobody finds the items in order already', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 2, max: 8 }), (seed, count) => {
      const card = steps('abcdefgh'.slice(0, count))
      const shown = order.content.redact(card, seed)
      const sequence = shown.items.map(({ id }) => id)
      expect(scaled(card, sequence.join(''))).toBeLessThanOrEqual(0.5)
      expect(sequence.toSorted()).toEqual(card.items.map(({ id }) => id))
    }),
  )
})

test.each([
  ['no question', { question: ' ' }, 'abc', ['problems.noQuestion']],
  ['two items', {}, 'ab', ['problems.fewItems']],
])('%s stops publishing', (_title, own, letters, keys) => {
  expect(order.content.problems(steps(letters, own)).map(({ key }) => key)).toEqual(keys)
})

test('empty and repeated items are named by number', () => {
  const card = steps('', { items: [{ text: 'Same' }, { text: 'same ' }, { text: ' ' }] })
  expect(order.content.problems(card).map(({ path, key }) => [path, key])).toEqual([
    ['items.1.text', 'problems.twinItem'],
    ['items.2.text', 'problems.emptyItem'],
  ])
})

test('the statistics count how many put each item into its place', () => {
  const attempts = [
    { response: { itemIds: ['a', 'b', 'c'] }, scaled: 1 },
    { response: { itemIds: ['a', 'c', 'b'] }, scaled: 0.33 },
  ]
  expect(order.answering.summarise(steps('abc'), attempts).rows.map(({ id, count }) => [id, count])).toEqual([
    ['a', 2],
    ['b', 1],
    ['c', 1],
  ])
})

test('an author pastes lines, moves items and stops at the limit', () => {
  const pasted = withPastedLines(steps('ab'), 1, ['!', 'Then', 'Last'])
  expect(pasted.items.map(({ text }) => text)).toEqual(['Step a', 'Step b!', 'Then', 'Last'])
  expect(itemEdits.moved(pasted, 3, 0).items[0]?.text).toBe('Last')
  expect(itemEdits.moved(pasted, 0, -1)).toEqual(pasted)
  const full = withNewItems(
    pasted,
    3,
    Array.from({ length: 30 }, () => 'x'),
  )
  expect(full.items).toHaveLength(maxItems)
  expect(z.safeParse(orderSchema, full).success).toBe(true)
})
