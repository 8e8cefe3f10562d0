import { expect, test } from 'vitest'
import { unstorablePath } from './storable.ts'

test('text that the database cannot keep is found wherever it stands, and all other text is not', () => {
  expect(unstorablePath({ name: 'a', cards: [{ title: '👨‍👩‍👧 產品\u2028' }, 1, null] })).toBeUndefined()
  expect(unstorablePath({ name: 'a', cards: [{ title: 'b\0' }] })).toBe('cards.0.title')
  expect(unstorablePath({ name: '\ud800' })).toBe('name')
  expect(unstorablePath({ names: { '\udfff': 1 } })).toBe('names')
})

test('depth that would exhaust the stack does not', () => {
  let deep: unknown = '\0'
  for (let level = 0; level < 10_000; level += 1) deep = [deep]
  expect(unstorablePath(deep)).toContain('0.0.0')
})
