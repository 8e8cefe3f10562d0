import { commands, functionNames, keyOf, letterOf, partsOfOne, raised, words } from './formula.signs.ts'
import { FormulaError, type DecimalSign } from './formula.tree.ts'

export interface FormulaToken {
  readonly kind: 'number' | 'name' | 'function' | 'fraction' | 'sign'
  /** A number in digits with a point; the name of a letter or a function; one sign of the keyboard. */
  readonly text: string
  readonly at: number
}

interface Piece {
  readonly tokens: readonly FormulaToken[]
  readonly length: number
}

const digits = /^(?:\d[\d.,]*|[.,]\d+)/
const letters = /^[A-Za-z]+/
const index = /^_(?:\{([A-Za-z0-9]{1,6})\}|(\d{1,3}|[A-Za-z]))/
const oneLetter = /^[\u0370-\u03FF]/
const plainSigns = new Set('+-*/^()|!%°={}'.split(''))

/** The text in its smallest pieces. Throws a `FormulaError` for a sign that no formula has. */
export function formulaTokens(raw: string, decimal: DecimalSign): FormulaToken[] {
  const text = narrowed(raw)
  const tokens: FormulaToken[] = []
  for (let at = 0; at < text.length;) {
    const piece = readPiece(text.slice(at), at, decimal)
    tokens.push(...piece.tokens)
    at += piece.length
  }
  return tokens
}

function readPiece(rest: string, at: number, decimal: DecimalSign): Piece {
  const first = String.fromCodePoint(rest.codePointAt(0) ?? 32)
  const key = keyed(first)
  if (key.trim() === '') return { tokens: [], length: first.length }
  const number = digits.exec(rest)?.[0]
  if (number) return readNumber(number, at, decimal)
  if (first === '\\') return readCommand(rest, at)
  const run = letters.exec(rest)?.[0]
  if (run) return readWord(run, rest, at)
  if (oneLetter.test(key)) return named(key, rest.slice(first.length), at, first.length)
  if (raised[first] !== undefined) return readRaised(rest, at)
  const part = partsOfOne[first]
  if (part) return { tokens: tokensAt(at, ['(', part[0], '/', part[1], ')']), length: first.length }
  if (first === '√' || first === '∛')
    return {
      tokens: [{ kind: 'function', text: first === '√' ? 'sqrt' : 'cbrt', at }],
      length: first.length,
    }
  if (rest.startsWith('**')) return { tokens: tokensAt(at, ['^']), length: 2 }
  if (!plainSigns.has(key)) throw new FormulaError('unknownSign', at)
  return { tokens: tokensAt(at, [key]), length: first.length }
}

/** With the signs of a Chinese or Japanese keyboard as those of a narrow one; as long as it was. */
const narrowed = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))

const keyed = (sign: string): string => keyOf[sign] ?? sign

const tokensAt = (at: number, parts: readonly (string | number)[]): FormulaToken[] =>
  parts.map((part) => ({ kind: typeof part === 'number' ? 'number' : 'sign', text: String(part), at }))

/** `1,234.5` by a point, `1.234,5` by a comma; a sign that parts no thousands is the decimal one, whichever is usual. */
function readNumber(raw: string, at: number, decimal: DecimalSign): Piece {
  const isEnd = /[.,]$/.test(raw)
  const number = isEnd ? raw.slice(0, -1) : raw
  const [point, comma] = decimal === 'point' ? ['.', ','] : [',', '.']
  const grouped = new RegExp(`^[1-9]\\d{0,2}(?:\\${comma}\\d{3})+(?:\\${point}\\d+)?$`)
  const plain = /^\d*(?:[.,]\d+)?$/
  const text = grouped.test(number)
    ? number.replaceAll(comma, '').replace(point, '.')
    : plain.test(number)
      ? number.replace(',', '.')
      : undefined
  if (text === undefined || isEnd) throw new FormulaError('badNumber', at)
  return {
    tokens: [{ kind: 'number', text: text.startsWith('.') ? `0${text}` : text, at }],
    length: raw.length,
  }
}

function readCommand(rest: string, at: number): Piece {
  const name = /^\\([A-Za-z]+|.)/s.exec(rest)?.[1] ?? ''
  const length = name.length + 1
  if (/^[dt]?frac$/.test(name)) return { tokens: [{ kind: 'fraction', text: '/', at }], length }
  if (name === 'sqrt' && rest.charAt(length) === '[')
    return { tokens: [{ kind: 'function', text: 'root', at }], length }
  if (functionNames.has(name)) return called(name, rest.slice(length), at, length)
  const letter = letterOf(name)
  if (letter !== undefined) return named(letter, rest.slice(length), at, length)
  const sign = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (sign === undefined) throw new FormulaError('unknownCommand', at)
  return { tokens: sign === '' ? [] : tokensAt(at, [sign]), length }
}

/** The first part of a run of letters: a function, a letter that has a name, or one letter. */
function readWord(run: string, rest: string, at: number): Piece {
  const word = words.find((each) => run.startsWith(each))
  if (word !== undefined && functionNames.has(word))
    return called(word, rest.slice(word.length), at, word.length)
  const length = word?.length ?? 1
  return named((word && letterOf(word)) ?? run.slice(0, 1), rest.slice(length), at, length)
}

/** A function; only a logarithm has an index, its base. */
function called(name: string, behind: string, at: number, length: number): Piece {
  const found = name === 'log' ? index.exec(behind) : null
  const text = found ? `${name}_${found[1] ?? found[2] ?? ''}` : name
  return { tokens: [{ kind: 'function', text, at }], length: length + (found?.[0].length ?? 0) }
}

function named(letter: string, behind: string, at: number, length: number): Piece {
  const found = index.exec(behind)
  const text = found ? `${letter}_${found[1] ?? found[2] ?? ''}` : letter
  return { tokens: [{ kind: 'name', text, at }], length: length + (found?.[0].length ?? 0) }
}

/** `x²` and `x⁻¹`: a power whose exponent stands in brackets. */
function readRaised(rest: string, at: number): Piece {
  let length = 0
  while (length < rest.length && raised[rest.charAt(length)] !== undefined) length += 1
  const inside = [...rest.slice(0, length)].map((sign) => raised[sign] ?? '').join('')
  return {
    tokens: [
      ...tokensAt(at, ['^', '(']),
      ...formulaTokens(inside, 'point').map((token) => ({ ...token, at: at + token.at })),
      ...tokensAt(at, [')']),
    ],
    length,
  }
}
