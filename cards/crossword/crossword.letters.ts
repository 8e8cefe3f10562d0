import { normalise } from '#kit/value/typed.ts'
import { hiragana, katakana } from './crossword.characters.ts'

const segmenter = new Intl.Segmenter()

/** The letters of a word as they stand in cells: small, of plain width, without blanks and punctuation. */
export const lettersOf = (text: string): string[] =>
  [...segmenter.segment(normalise(text, { ignoreCase: true }))]
    .map(({ segment }) => segment)
    .filter((segment) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(segment))

/** A letter as it is compared: É is an E where accents do not matter. */
export const plainLetter = (letter: string, ignoreDiacritics: boolean): string =>
  normalise(letter, { ignoreCase: true, ignoreDiacritics })

const between = (first: string, last: string): string[] => {
  const from = first.codePointAt(0) ?? 0
  const to = last.codePointAt(0) ?? from
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
}

/** Alphabets that fill up a grid; scripts without one, such as Han, give only the letters of the words. */
const alphabets: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\p{Script=Latin}/u, between('a', 'z')],
  [/\p{Script=Greek}/u, between('α', 'ω').filter((letter) => letter !== 'ς')],
  [/\p{Script=Cyrillic}/u, between('а', 'я')],
  [/\p{Script=Hiragana}/u, [...hiragana]],
  [/\p{Script=Katakana}/u, [...katakana]],
]

/** The letters of which some fill the cells between these words: those of the words, and of their alphabets. */
export function fillersOf(words: readonly (readonly string[])[]): string[] {
  const own = words.flat()
  const whole = own.join('')
  const more = alphabets.flatMap(([script, letters]) => (script.test(whole) ? letters : []))
  return [...new Set([...own, ...more])]
}
