import { expect, test } from 'vitest'
import { hashOf } from './hashOf.ts'

test('the same deck has the same name in whatever order its keys come back', () => {
  expect(hashOf([{ a: 1, b: { c: [1, 2], d: null } }])).toBe(hashOf([{ b: { d: null, c: [1, 2] }, a: 1 }]))
})

test('another order of cards is another deck', () => {
  expect(hashOf([{ a: 1 }, { b: 2 }])).not.toBe(hashOf([{ b: 2 }, { a: 1 }]))
})
