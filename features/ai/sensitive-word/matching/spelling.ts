import { isCommonWord } from './commonWords.ts'
import { mayStandFor } from './lookalikes.ts'
import type { Kind } from './fold.ts'
import { particles } from './particles.characters.ts'
import { gaps, isEdge, isSpelt, lettersOf, plainAt, type Stream } from './stream.ts'

/** A word of the list as the search sees it. */
export interface Pattern {
  readonly keys: readonly number[]
  readonly plains: readonly string[]
  readonly kinds: readonly Kind[]
  /** Before each place. */
  readonly gaps: readonly number[]
  /** Its place in the list. */
  readonly word: number
}

/** Where a pattern was met: its first and its last place. */
export interface Place {
  readonly first: number
  readonly last: number
}

/** In `A55` too little is left of the word that it might be. */
const minOwnLetters = 0.4

/** Whether what stands there spells the word, whatever stands between. */
function isSame(stream: Stream, pattern: Pattern, { first }: Place): boolean {
  let own = 0
  for (let index = 0; index < pattern.keys.length; index += 1) {
    const letter = pattern.plains[index] ?? ''
    const character = plainAt(stream, first + index)
    const isWritten = pattern.kinds[index] === 'han' || pattern.kinds[index] === 'kana'
    if (!isWritten && !mayStandFor(character, letter)) return false
    if (isWritten || character === letter || character === 'I') own += 1
  }
  return own >= pattern.keys.length * minOwnLetters
}

/** The places inside at which something stands between that the word itself does not have. */
function foreignGaps(stream: Stream, pattern: Pattern, { first, last }: Place): readonly number[] {
  const found: number[] = []
  for (let place = first + 1; place <= last; place += 1) {
    const gap = stream.gaps[place] ?? gaps.none
    const own = pattern.gaps[place - first] ?? gaps.none
    if (gap > gaps.none && !(own > gaps.none && gap <= gaps.space)) found.push(place)
  }
  return found
}

/** Whether a word in letters that was torn apart is meant: `s h i t` and `sh it`, but not `hero in`. */
function isTorn(stream: Stream, found: readonly number[], { first, last }: Place): boolean {
  const length = last - first + 1
  if (length < 3) return false
  if (found.length === length - 1) return true
  if (found.some((place) => stream.gaps[place] === gaps.break || stream.gaps[place] === gaps.quote))
    return false
  const starts = [first, ...found]
  const parts = starts.map((start, index) => lettersOf(stream, start, (found[index] ?? last + 1) - 1))
  return !parts.every(isCommonWord)
}

/** In languages without spaces symbols between two characters hide a word; a comma parts two, unless it stands everywhere. */
function isScattered(stream: Stream, found: readonly number[], { first, last }: Place): boolean {
  if (!found.some((place) => stream.gaps[place] === gaps.break)) return true
  const isEverywhere = found.length === last - first
  const isAlone = (stream.gaps[first] ?? 0) > 0 && (stream.gaps[last + 1] ?? 0) > 0
  return isEverywhere && (found.length > 1 || isAlone)
}

/** Whether the list's word is meant where its keys were met. */
export function isMeant(stream: Stream, pattern: Pattern, place: Place): boolean {
  const { first, last } = place
  if (isSpelt(stream, first) && !isEdge(stream, first)) return false
  if (isSpelt(stream, last) && !isEdge(stream, last + 1)) return false
  if (!isSame(stream, pattern, place)) return false
  if (pattern.kinds.every((kind) => kind === 'kana') && !isKanaWord(stream, pattern, place)) return false
  const found = foreignGaps(stream, pattern, place)
  if (found.length === 0) return true
  const isAlphabetic = pattern.kinds.every((kind) => kind === 'letter' || kind === 'digit')
  return isAlphabetic ? isTorn(stream, found, place) : isScattered(stream, found, place)
}

const isKatakana = (character: string) => /^[\u30a1-\u30ff]$/.test(character)

/** Kana run together with what stands around them, so that a short word is often only a part of another one. */
function isKanaWord(stream: Stream, pattern: Pattern, { first, last }: Place): boolean {
  const begins = plainAt(stream, first)
  const isJoined = (place: number) =>
    stream.folded[place]?.kind === 'kana' &&
    isKatakana(plainAt(stream, place)) === isKatakana(begins) &&
    (stream.gaps[Math.max(place, first)] ?? 0) === gaps.none
  const isAfter = stream.gaps[last + 1] === gaps.none && isJoined(last + 1)
  const isBefore = stream.gaps[first] === gaps.none && isJoined(first - 1)
  const length = last - first + 1
  const isAsWritten = pattern.plains.every((plain, index) => plain === plainAt(stream, first + index))
  if (!isAsWritten)
    return length > 2 && !isBefore && (!isAfter || particles.includes(plainAt(stream, last + 1)))
  // The last part of a compound says what it is: an online casino is one, a drug store is none.
  if (isKatakana(begins)) return !isAfter && (length > 2 || !isBefore)
  return length > 3 || !isBefore
}
