/**
 * How a code is written: 16 symbols, the last of them a check. The alphabet (Crockford's) has neither I, L, O nor U, so
 * what people mistake for another symbol is no symbol of its own.
 */
export const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const codeLength = 16
const groupLength = 4

/** What is read as another symbol. */
const lookAlikes: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', U: 'V' }

// The numbers 0 to 31 as polynomials over two elements, modulo x⁵ + x² + 1: a field in which doubling goes through all
// 31 others before it comes back, so that each of the 16 places has a weight of its own.
const modulus = 0b100101
const double = (value: number): number => {
  const twice = value << 1
  return twice > 31 ? twice ^ modulus : twice
}

/** Each symbol weighed by its place: nought for a whole code. */
const weigh = (values: readonly number[]): number => values.reduce((sum, value) => double(sum) ^ value, 0)

const valuesOf = (text: string): number[] => [...text].map((symbol) => symbols.indexOf(symbol))

/**
 * The code of 15 numbers from 0 to 31: its symbols and the check behind them, which finds any one wrong symbol and any
 * two that changed places.
 */
export function codeOf(values: readonly number[]): string {
  return [...values, double(weigh(values))].map((value) => symbols[value]).join('')
}

/** What somebody typed as symbols: whatever case and width, without what separates; look-alikes are what they look like. */
export function symbolsIn(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}_.·]/gu, '')
  return [...plain].map((symbol) => lookAlikes[symbol] ?? symbol).join('')
}

/** The code that somebody means; undefined where it cannot be one, because of a slip. */
export function readCode(typed: string): string | undefined {
  const text = symbolsIn(typed)
  const values = valuesOf(text)
  const isCode = values.length === codeLength && !values.includes(-1) && weigh(values) === 0
  return isCode ? text : undefined
}

/** `ABCD-EFGH-JKMN-PQRS`, as people read it. */
export const showCode = (code: string): string =>
  code.replaceAll(new RegExp(`(.{${groupLength}})(?=.)`, 'g'), '$1-')

/** The codes that begin like this, as the first and the last of them; undefined where none does. */
export function codesFrom(typed: string): readonly [first: string, last: string] | undefined {
  const begin = symbolsIn(typed)
  if (begin.length > codeLength || valuesOf(begin).includes(-1)) return undefined
  return [begin.padEnd(codeLength, symbols.at(0)), begin.padEnd(codeLength, symbols.at(-1))]
}
