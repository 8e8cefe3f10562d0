import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance, isTypedRight, judgeTyped, normalise } from './typed.ts'

test.each([
  ['Ｐａｒｉｓ', {}, 'Paris'],
  ['  New   York ', {}, 'New York'],
  ['你 好，世界。', {}, '你好,世界.'],
  ['我爱 Python', {}, '我爱Python'],
  ['“don’t”', {}, '"don\'t"'],
  ['well–known', {}, 'well-known'],
  ['well︱known', {}, 'well-known'],
  ['a\u200Bb', {}, 'ab'],
  ['ÉCOLE', { ignoreCase: true }, 'école'],
  ['école', { ignoreDiacritics: true }, 'ecole'],
  ['e\u0301cole', {}, 'école'],
  ['が', { ignoreDiacritics: true }, 'が'],
  ['한글', { ignoreDiacritics: true }, '한글'],
  ['कि', { ignoreDiacritics: true }, 'कि'],
  ['你好，世界！', { ignorePunctuation: true }, '你好世界'],
  ['well-known, "yes"!', { ignorePunctuation: true }, 'well known yes'],
  ['?!', { ignorePunctuation: true }, '?!'],
])('%s under %j is compared as %s', (text, rules, expected) => {
  expect(normalise(text, rules)).toBe(expected)
})

test('comparing again what was made comparable changes nothing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      (text, a, b, c) => {
        const rules = { ignoreCase: a, ignorePunctuation: b, ignoreDiacritics: c }
        const once = normalise(text, rules)
        expect(normalise(once, rules)).toBe(once)
      },
    ),
  )
})

test.each([
  ['paris', 'paris', 0],
  ['paris', 'pari', 1],
  ['paris', 'pairs', 1],
  ['paris', 'parris', 1],
  ['paris', 'pirxs', 2],
  ['👨‍👩‍👧', '👧', 1],
  ['abcdef', 'uvwxyz', 3],
  ['', 'ab', 2],
])('from %s to %s it is %d slips (two counted)', (a, b, expected) => {
  expect(editDistance(a, b, 2)).toBe(expected)
})

test('slips count the same in both directions, and none is the same text', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9))
      expect(editDistance(a, b, 9) === 0).toBe(a === b)
    }),
  )
})

test.each([
  ['Paris', ['paris'], { ignoreCase: true }, 'exact'],
  ['Paris', ['paris'], {}, 'wrong'],
  ['pariss', ['paris'], { typos: 2 }, 'near'],
  ['parsi', ['paris'], { typos: 1 }, 'near'],
  ['cut', ['cat'], { typos: 2 }, 'wrong'],
  ['pirxs', ['paris'], { typos: 2 }, 'wrong'],
  ['photosinthesys', ['photosynthesis'], { typos: 2 }, 'near'],
  ['photosinthesys', ['photosynthesis'], { typos: 1 }, 'wrong'],
  ['一心一亿', ['一心一意'], { typos: 2 }, 'wrong'],
  ['in 1985', ['in 1984'], { typos: 2 }, 'wrong'],
  ['form', ['from'], { typos: 1, others: ['form'] }, 'wrong'],
  ['cafe', ['café'], { typos: 2 }, 'wrong'],
  ['paris', ['Paris'], { typos: 2 }, 'wrong'],
  ['', ['paris'], { typos: 2 }, 'wrong'],
  ['', ['', ' '], {}, 'wrong'],
  ['color', ['colour', 'color'], {}, 'exact'],
] as const)('%s for %j with %j is %s', (answer, accepted, tolerance, verdict) => {
  expect(judgeTyped(answer, accepted, tolerance)).toBe(verdict)
  expect(isTypedRight(answer, accepted, tolerance)).toBe(verdict !== 'wrong')
})
