import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  codeLength,
  encodeCode,
  codeRange,
  parseCode,
  formatCode,
  alphabet,
} from './exchange-code.encoding.ts'

const values = fc.array(fc.integer({ min: 0, max: 31 }), {
  minLength: codeLength - 1,
  maxLength: codeLength - 1,
})
const code = values.map(encodeCode)

const replaced = (text: string, place: number, symbol: string) =>
  text.slice(0, place) + symbol + text.slice(place + 1)

describe('the alphabet', () => {
  test('has 32 symbols, none that is read as another', () => {
    expect(new Set(alphabet).size).toBe(32)
    for (const symbol of 'ILOU') expect(alphabet).not.toContain(symbol)
  })
})

describe('a code', () => {
  test('is 16 symbols that are read back as they are', () => {
    fc.assert(fc.property(code, (text) => text.length === codeLength && parseCode(text) === text))
  })

  test('detects any single wrong symbol, in every position and with every other symbol', () => {
    fc.assert(
      fc.property(code, (text) => {
        for (let place = 0; place < codeLength; place += 1)
          for (const symbol of alphabet)
            if (symbol !== text[place]) expect(parseCode(replaced(text, place, symbol))).toBeUndefined()
      }),
      { numRuns: 20 },
    )
  })

  // The checksum is linear, so the other positions change nothing.
  test('detects any transposition of two different symbols, adjacent or not', () => {
    const pairs = [...alphabet].flatMap((_a, a) =>
      [...alphabet].slice(a + 1).map((_b, at) => [a, a + 1 + at]),
    )
    const places = Array.from({ length: codeLength - 1 }, (_, place) => place)
    for (const left of places)
      for (const right of places.slice(left + 1))
        for (const [a = 0, b = 0] of pairs) {
          const drawn = places.map((at) => (at === left ? a : at === right ? b : 7))
          const text = encodeCode(drawn)
          const swapped = replaced(replaced(text, left, text[right] ?? ''), right, text[left] ?? '')
          if (parseCode(swapped) !== undefined) throw new Error(`${text} is read as ${swapped}`)
        }
  })

  test('detects any transposition of adjacent symbols, the check digit included', () => {
    fc.assert(
      fc.property(code, fc.integer({ min: 0, max: codeLength - 2 }), (text, place) => {
        const swapped =
          text.slice(0, place) + (text[place + 1] ?? '') + (text[place] ?? '') + text.slice(place + 2)
        return swapped === text || parseCode(swapped) === undefined
      }),
      { numRuns: 2000 },
    )
  })

  test('is shown in groups of four and read in any case, with spaces, dashes and full-width letters', () => {
    const text = encodeCode([10, 11, 12, 13, 0, 1, 2, 3, 20, 21, 22, 23, 0, 1, 31])
    expect(formatCode(text)).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)
    expect(parseCode(formatCode(text).toLowerCase())).toBe(text)
    expect(parseCode(` ${formatCode(text).replaceAll('-', ' – ')} `)).toBe(text)
    expect(parseCode(text.replaceAll('A', 'Ａ').replaceAll('1', '１'))).toBe(text)
  })

  test('is read with look-alikes in the place of what they look like', () => {
    const text = encodeCode([0, 1, 27, 0, 1, 27, 0, 1, 27, 0, 1, 27, 0, 1, 27])
    expect(parseCode(text.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('V', 'u'))).toBe(text)
    expect(parseCode(text.replaceAll('0', 'O').replaceAll('1', 'I'))).toBe(text)
  })

  test.each([
    '',
    '   ',
    '0',
    '0'.repeat(15),
    '0'.repeat(17),
    '!'.repeat(16),
    '中'.repeat(16),
    '😀'.repeat(8),
  ])('is not %j', (text) => {
    expect(parseCode(text)).toBeUndefined()
  })

  test('is found by its prefix', () => {
    const text = encodeCode([10, 11, 12, 13, 0, 1, 2, 3, 20, 21, 22, 23, 0, 1, 31])
    const [first = '', last = ''] = codeRange('abcd-01') ?? []
    expect(first <= text && text <= last).toBe(true)
    expect(codeRange('ab*')).toBeUndefined()
    expect(codeRange('')).toEqual(['0'.repeat(16), 'Z'.repeat(16)])
  })
})
