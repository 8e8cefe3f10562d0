import { expect, test } from 'vitest'
import { countGraphemes, fitsIn } from './graphemes.ts'

const kiss = '👩🏽‍❤️‍💋‍👨🏿'

test.each([
  ['', 0, true],
  ['abc', 3, true],
  ['abcd', 3, false],
  ['汉字和假名', 5, true],
  [kiss.repeat(10), 10, true],
  [kiss.repeat(11), 10, false],
  ['e\u0301'.repeat(10), 10, true],
  ['நிலா', 2, true],
])('%j within %d graphemes: %s', (text, max, fits) => {
  expect(fitsIn(text, max)).toBe(fits)
})

test('a million accents on one letter are one grapheme and no text', () => {
  const tower = `a${'\u0301'.repeat(1_000_000)}`
  expect(countGraphemes(tower)).toBe(1)
  expect(fitsIn(tower, 100)).toBe(false)
})
