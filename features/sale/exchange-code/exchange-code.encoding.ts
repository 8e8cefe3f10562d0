/**
 * How a redemption code is written: 15 random symbols and a check digit. The alphabet is Crockford's base 32, which leaves
 * out I, L, O and U, so that no symbol is mistaken for another.
 */
export const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const codeLength = 16
const groupLength = 4

/** Characters that are read as a symbol they look like. */
const lookAlikes: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', U: 'V' }

// Symbols are the elements of GF(32): polynomials over GF(2) modulo the primitive polynomial x⁵ + x² + 1. The order of x is
// 31, so its powers give each of the 16 positions a weight of its own.
const primitivePolynomial = 0b100101
const timesX = (value: number): number => {
  const shifted = value << 1
  return shifted > 31 ? shifted ^ primitivePolynomial : shifted
}

/** The sum of the symbols over GF(32), weighted by position; zero for a valid code. */
const checksum = (values: readonly number[]): number => values.reduce((sum, value) => timesX(sum) ^ value, 0)

const valuesOf = (text: string): number[] => [...text].map((symbol) => alphabet.indexOf(symbol))

/**
 * The code of 15 numbers from 0 to 31, with its check digit, which detects any single wrong symbol and any two that are
 * transposed.
 */
export function encodeCode(values: readonly number[]): string {
  return [...values, timesX(checksum(values))].map((value) => alphabet[value]).join('')
}

/** Typed text as symbols: upper case, half width, without separators, look-alikes replaced. */
export function normalizeCode(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}_.·]/gu, '')
  return [...plain].map((symbol) => lookAlikes[symbol] ?? symbol).join('')
}

/** The code that somebody typed; undefined where its length, a symbol or the checksum is wrong: a typo. */
export function parseCode(typed: string): string | undefined {
  const text = normalizeCode(typed)
  const values = valuesOf(text)
  const isCode = values.length === codeLength && !values.includes(-1) && checksum(values) === 0
  return isCode ? text : undefined
}

/** `ABCD-EFGH-JKMN-PQRS`, as people read it. */
export const formatCode = (code: string): string =>
  code.replaceAll(new RegExp(`(.{${groupLength}})(?=.)`, 'g'), '$1-')

/** The range of the codes with this prefix, both ends included; undefined where no code has it. */
export function codeRange(typed: string): readonly [first: string, last: string] | undefined {
  const prefix = normalizeCode(typed)
  if (prefix.length > codeLength || valuesOf(prefix).includes(-1)) return undefined
  return [prefix.padEnd(codeLength, alphabet.at(0)), prefix.padEnd(codeLength, alphabet.at(-1))]
}
