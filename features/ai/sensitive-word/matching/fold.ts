import { letterBehind, symbolLetters, sameLook } from './lookalikes.ts'
import { commonTraditional } from './traditional.common.characters.ts'
import { moreTraditional } from './traditional.more.characters.ts'

/**
 * What a character is in a text that is searched.
 * - `letter` of an alphabet, or a digit: words of them end where they end
 * - `han`, `kana`: written without spaces
 * - `symbol`: may be read as a letter, or stands between two
 * - `space`, `break` (ends a part of a sentence), `dot`, `quote`, `soft` (any other symbol): stand between letters
 * - `nothing`: is not seen
 */
export type Kind =
  'letter' | 'digit' | 'han' | 'kana' | 'symbol' | 'space' | 'break' | 'dot' | 'quote' | 'soft' | 'nothing'

export interface Folded {
  readonly kind: Kind
  /** The character itself, without its disguise: lower case, simplified, without marks. */
  readonly plain: string
  /** What the search looks for: characters that may stand for one another have the same; 0 of what is no letter. */
  readonly key: number
}

const simplified: ReadonlyMap<string, string> = new Map(
  `${commonTraditional} ${moreTraditional}`
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [traditional = '', simple = ''] = pair
      return [traditional, simple]
    }),
)

// The last ones are letters and symbols of other scripts that are drawn empty.
const unseen = /\p{Cf}|\p{Mn}|\p{Me}|\p{Cc}|\u115f|\u1160|\u3164|\uffa0|\u2800/u
const ends = /[,;:!?。，、；：！？…\n\r\v\f\u2028\u2029()[\]{}（）【】「」『』《》〈〉“”"„«»]/u

/** By code; a list for those that are common, since every character of every text is looked up here. */
const common: (Folded | undefined)[] = []
const rare = new Map<number, Folded>()
const lastCommon = 0xffff

/** Folds one character of a text that is in the composed compatibility form (NFKC). */
export function foldCharacter(code: number): Folded {
  const cached = code <= lastCommon ? common[code] : rare.get(code)
  if (cached) return cached
  const folded = look(String.fromCodePoint(code))
  if (code <= lastCommon) common[code] = folded
  else rare.set(code, folded)
  return folded
}

const numbers = new Map<string, number>()

/** A number for a key, from 1. */
function keyOf(letter: string): number {
  const key = sameLook.get(letter) ?? letter.toLowerCase()
  const number = numbers.get(key) ?? numbers.size + 1
  numbers.set(key, number)
  return number
}

function look(character: string): Folded {
  const kind = between(character)
  if (kind) return { kind, plain: character, key: 0 }
  const readAs = symbolLetters.get(character)
  if (readAs) return { kind: /\d/.test(character) ? 'digit' : 'symbol', plain: character, key: keyOf(readAs) }
  if (/\d/.test(character)) return { kind: 'digit', plain: character, key: keyOf(character) }
  if (/\p{Script=Han}/u.test(character)) return whole('han', simplified.get(character) ?? character)
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\u30fc]/u.test(character)) return kana(character)
  const letter = letterOf(character)
  return letter === undefined
    ? { kind: 'soft', plain: character, key: 0 }
    : { kind: 'letter', plain: letter, key: keyOf(letter) }
}

function between(character: string): Kind | undefined {
  if (character === '\n' || character === '\r') return 'break'
  // JavaScript calls it a space, and it has no width.
  if (character === '\ufeff') return 'nothing'
  if (/\s/u.test(character)) return 'space'
  if (unseen.test(character)) return 'nothing'
  if (character === '.') return 'dot'
  if (/['’‘`´ʼ]/u.test(character)) return 'quote'
  // May be read as an i; elsewhere it ends a sentence.
  return character !== '!' && ends.test(character) ? 'break' : undefined
}

const whole = (kind: Kind, plain: string): Folded => ({ kind, plain, key: keyOf(plain) })

/** Katakana stand for their hiragana in the search. */
function kana(character: string): Folded {
  const code = character.codePointAt(0) ?? 0
  const key = code >= 0x30a1 && code <= 0x30f6 ? String.fromCodePoint(code - 0x60) : character
  return { kind: 'kana', plain: character, key: keyOf(key) }
}

/** The letter behind marks, look-alikes and letters in boxes; undefined of what is no letter. ñ is a letter of its own. */
function letterOf(character: string): string | undefined {
  const boxed = boxedLetter(character.codePointAt(0) ?? 0)
  if (boxed) return boxed
  // Alone among letters it is often meant for an l.
  if (character === 'I') return character
  const lower = character.toLowerCase()
  if (lower === 'ñ') return lower
  const bare = lower.normalize('NFD').replace(/\p{Mn}/gu, '')
  const found = letterBehind.get(character) ?? letterBehind.get(lower) ?? letterBehind.get(bare) ?? bare
  return /^\p{L}/u.test(found) ? ([...found][0] ?? found) : undefined
}

/** Negative circles and squares, and the letters of flags: Unicode does not call them forms of letters. */
function boxedLetter(code: number): string | undefined {
  const starts = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6]
  const start = starts.find((first) => code >= first && code < first + 26)
  return start === undefined ? undefined : String.fromCharCode(97 + code - start)
}
