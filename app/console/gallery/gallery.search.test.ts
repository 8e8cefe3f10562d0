import { expect, test } from 'vitest'
import { addressOf, shownIn } from './gallery.search.ts'

test.each([
  [{ type: 'choice' }, { type: 'choice', card: 0 }],
  [
    { type: 'choice', card: '2' },
    { type: 'choice', card: 2 },
  ],
  [
    { type: 'text', card: 'blank' },
    { type: 'text', card: 'blank' },
  ],
  [
    { type: 'toString', card: -1 },
    { type: 'aiChat', card: 0 },
  ],
  [{}, { type: 'aiChat', card: 0 }],
] as const)('the address %o shows %o', (raw, shown) => {
  expect(shownIn(raw)).toEqual(shown)
  expect(shownIn(Object.fromEntries(new URLSearchParams(addressOf(shown).split('?')[1])))).toEqual(shown)
})
