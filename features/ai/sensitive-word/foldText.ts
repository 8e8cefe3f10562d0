import { foldCharacter } from './matching/fold.ts'
import { sameLook, symbolLetters } from './matching/lookalikes.ts'

/** A text without its disguise: letters and digits alone, lower case, each with its place in the text. */
export interface FoldedText {
  readonly letters: string
  /** For each code unit of `letters` the place in the text of the character that it comes from. */
  readonly at: Int32Array
}

/**
 * `plain`: letters that look alike are one (full-width, Cyrillic, traditional, katakana, marks), digits are digits.
 * `look`: also digits and symbols are the letters for which they are drawn, and l is i.
 */
export type Folding = 'plain' | 'look'

/** Hangul is compared by its single letters, and one has the same sign at the beginning and at the end of a syllable. */
const initialOfFinal = [
  ...['ᄀ', 'ᄁ', 'ᄀᄉ', 'ᄂ', 'ᄂᄌ', 'ᄂᄒ', 'ᄃ', 'ᄅ', 'ᄅᄀ', 'ᄅᄆ', 'ᄅᄇ', 'ᄅᄉ', 'ᄅᄐ', 'ᄅᄑ'],
  ...['ᄅᄒ', 'ᄆ', 'ᄇ', 'ᄇᄉ', 'ᄉ', 'ᄊ', 'ᄋ', 'ᄌ', 'ᄎ', 'ᄏ', 'ᄐ', 'ᄑ', 'ᄒ'],
]
const firstFinal = 0x11a8

const inOtherLetters: Readonly<Record<string, string>> = { ß: 'ss', ς: 'o' }

function plainLetters(code: number): string {
  const final = initialOfFinal[code - firstFinal]
  if (final !== undefined) return final
  const { kind, plain } = foldCharacter(code)
  if (kind === 'kana') return code >= 0x30a1 && code <= 0x30f6 ? String.fromCodePoint(code - 0x60) : plain
  const isLetter = kind === 'letter' || kind === 'digit' || kind === 'han'
  return isLetter ? (inOtherLetters[plain] ?? plain.toLowerCase()) : ''
}

function lookLetters(code: number): string {
  const symbol = symbolLetters.get(String.fromCodePoint(code))
  const plain = symbol ?? plainLetters(code)
  return [...plain].map((letter) => sameLook.get(letter) ?? letter).join('')
}

const letterBy = { plain: plainLetters, look: lookLetters }
const cached: Readonly<Record<Folding, Map<number, string>>> = { plain: new Map(), look: new Map() }

/** The letters behind one character; '' of one that is none. */
export function foldedLetters(code: number, folding: Folding = 'plain'): string {
  const known = cached[folding].get(code)
  if (known !== undefined) return known
  // One at a time, so that it does not matter how a text is cut; the marks that this sets free are no letters.
  const parts = String.fromCodePoint(code).normalize('NFKD')
  const letters = [...parts].map((part) => letterBy[folding](part.codePointAt(0) ?? 0)).join('')
  cached[folding].set(code, letters)
  return letters
}

/** Folds a text for comparing; linear in its length. */
export function foldText(text: string, folding: Folding = 'plain'): FoldedText {
  const letters: string[] = []
  const places: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0
    const found = foldedLetters(code, folding)
    if (found !== '') letters.push(found)
    for (let unit = 0; unit < found.length; unit += 1) places.push(at)
    if (code > 0xffff) at += 1
  }
  return { letters: letters.join(''), at: Int32Array.from(places) }
}
