import { expect, test } from 'vitest'
import { holdsAsLong, isOver, takesOver } from './product.window.ts'

const now = 100

test.each([
  ['one without an end', { startsAt: null, endsAt: null }, 150, true],
  ['one that is open and ends later', { startsAt: 50, endsAt: 200 }, 150, true],
  ['one that ends at the same moment', { startsAt: 50, endsAt: 150 }, 150, false],
  ['one that ends before', { startsAt: 50, endsAt: 120 }, 150, false],
  ['one that opens later', { startsAt: 160, endsAt: 200 }, 150, false],
  ['whatever it is, what has no end', { startsAt: null, endsAt: null }, null, false],
])('a product takes over: %s', (_name, product, endsAt, expected) => {
  expect(takesOver(product, endsAt, now)).toBe(expected)
})

test.each([
  ['what has no end', null, true],
  ['what is over', 90, false],
  ['what ends later than the product', 250, true],
  ['what the product takes over', 150, false],
])('beside a product that ends at 200 holds as long: %s', (_name, endsAt, expected) => {
  expect(holdsAsLong({ startsAt: null, endsAt: 200 }, endsAt, now)).toBe(expected)
})

test.each([
  [null, false],
  [101, false],
  [100, true],
])('an end at %s is over: %s', (endsAt, expected) => {
  expect(isOver(endsAt, now)).toBe(expected)
})
