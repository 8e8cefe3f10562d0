import { expect, test } from 'vitest'
import { applyChanges } from './applyChanges.ts'

const option = (id: string, text: string) => ({ id, text })
const [a, b] = [option('a', 'first'), option('b', 'second')]

test.each([
  ['a word of one option and a word of another', [option('a', 'now'), b], [a, b], [a, option('b', 'next')]],
  ['the same where the options have no ids', ['now', 's'], ['f', 's'], ['f', 'next']],
  [
    'fields beside each other, at any depth',
    { a: { b: 'now', c: 1 } },
    { a: { b: '', c: 1 } },
    { a: { b: '', c: 2 } },
  ],
])('%s stand both', (_, now, base, next) => {
  const both = JSON.stringify(applyChanges(now, base, next))
  expect(both).toMatch(/now/)
  expect(both).toMatch(/next|2/)
})

test('options that are moved take along what was typed in them meanwhile', () => {
  expect(applyChanges([option('a', 'typed'), b], [a, b], [b, a])).toEqual([b, option('a', 'typed')])
})

test('an option that was taken out stays out, a new one comes in', () => {
  const fresh = option('c', 'third')
  expect(applyChanges([option('a', 'typed'), b], [a, b], [b, fresh])).toEqual([b, fresh])
})

test('an option that was taken out meanwhile does not come back for a letter in it', () => {
  expect(applyChanges([b], [a, b], [option('a', 'typed'), b])).toEqual([b])
})

test('an option that was added meanwhile stays where it was put', () => {
  const fresh = option('c', 'third')
  expect(applyChanges([a, fresh, b], [a, b], [option('a', 'typed'), b])).toEqual([
    option('a', 'typed'),
    fresh,
    b,
  ])
})

test('of two changes of the same text the later one stands', () => {
  expect(applyChanges({ text: 'now' }, { text: '' }, { text: 'next' })).toEqual({ text: 'next' })
})

test('a name that one adds and a name that the other takes away', () => {
  expect(applyChanges({ a: 1, b: 2, c: 3 }, { a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1, c: 3 })
  expect(applyChanges({ a: 1 }, { a: 1, b: 2 }, { a: 3, b: 2 })).toStrictEqual({ a: 3 })
})

test('names of every object are no values', () => {
  expect(applyChanges({ a: 1 }, {}, { constructor: 2 })).toEqual({ a: 1, constructor: 2 })
})
