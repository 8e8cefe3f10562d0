import { foldedLetters } from '#features/ai/sensitive-word/foldText.ts'
import { between, LetterStream } from './letterStream.ts'
import { isUnspaced } from './words.ts'

/**
 * The ways in which a reply is read, at the same time.
 * - `plain`: its letters
 * - `look`: digits and symbols are the letters for which they are drawn
 * - `bare`: without digits and without what stands in angle brackets
 * - `shift`: how far each Latin letter is from the one before, which no Caesar cipher changes
 * - `wordInitials`, `lineInitials`: the first letters alone
 */
export const readingNames = ['plain', 'look', 'bare', 'shift', 'wordInitials', 'lineInitials'] as const
export type ReadingName = (typeof readingNames)[number]

export type LetterListener = (reading: ReadingName, next: number) => void

const quotes = /["'“”„‟«»‘’‚‹›`´「」『』《》〈〉（）()[\]{}【】*_~|<>]/u
const stops = /[.,;!?。，；！？、…]/u
const mark = /\p{M}/u

const bitsOf = new Map<number, number>()

/** What a character that is no letter does between two. */
function gapBits(code: number): number {
  const known = bitsOf.get(code)
  if (known !== undefined) return known
  const character = String.fromCodePoint(code)
  let bits: number = between.apart
  if (mark.test(character)) bits = 0
  else if (character === '\n' || character === '\r') bits = between.line
  else if (character === '.' || character === ',') bits = between.stop | between.point
  else if (character === ':' || character === '：') bits = between.colon
  else if (stops.test(character)) bits = between.stop
  else if (quotes.test(character)) bits = between.quote
  bitsOf.set(code, bits)
  return bits
}

/** The letters of a text with what stands between them. */
export function readPlain(text: string): LetterStream {
  const stream = new LetterStream()
  let at = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    const letters = foldedLetters(code)
    if (letters === '') stream.part(gapBits(code))
    for (let unit = 0; unit < letters.length; unit += 1) stream.push(letters.charCodeAt(unit), at)
    at += character.length
  }
  return stream
}

const isDigit = (unit: number) => unit >= 48 && unit <= 57
const isLatin = (unit: number) => unit >= 97 && unit <= 122

/** The letter of `shift` for a Latin letter behind another one; what is no Latin letter parts. */
export const shiftUnit = (before: number, unit: number): number =>
  isLatin(before) && isLatin(unit) ? 256 + ((unit - before + 26) % 26) : 1

/** What opens an angle bracket ends it soon, or it is a sign for 'less'. */
const longestTag = 60

/** Reads a text in all ways, character by character; `onLetter` is called before a letter joins its stream. */
export class Readings {
  readonly streams: Readonly<Record<ReadingName, LetterStream>> = {
    plain: new LetterStream(),
    look: new LetterStream(),
    bare: new LetterStream(),
    shift: new LetterStream(),
    wordInitials: new LetterStream(),
    lineInitials: new LetterStream(),
  }
  readonly #onLetter: LetterListener
  #before = 0
  #weight = 0
  /** How many characters have come since a `<`; undefined: none is open. */
  #tagLength: number | undefined

  constructor(onLetter: LetterListener) {
    this.#onLetter = onLetter
  }

  read(code: number, place: number): void {
    const letters = foldedLetters(code)
    this.#readTag(code)
    if (letters === '') this.part(gapBits(code))
    for (let at = 0; at < letters.length; at += 1) this.#readLetter(letters.charCodeAt(at), place)
    this.#readLook(code, place)
  }

  /** About how many words have come since the last border. */
  get words(): number {
    return this.#weight
  }

  /** A border inside the text, which parts words and lines. */
  border(): void {
    this.#tagLength = undefined
    this.#weight = 0
    this.part(between.line)
    this.streams.look.part(between.line)
  }

  /** What is no letter stands between in every reading; initials keep what they have heard until their next letter. */
  part(bits: number): void {
    if (bits === 0) return
    const { plain, bare, wordInitials, lineInitials } = this.streams
    for (const stream of [plain, bare, wordInitials, lineInitials]) stream.part(bits)
  }

  /** By its characters, not by their places: those of what was decoded, or of a reply before this one, are all the same. */
  #readTag(code: number): void {
    if (code === 60) this.#tagLength = 0
    else if (code === 62 || this.#tagLength === longestTag) this.#tagLength = undefined
    else if (this.#tagLength !== undefined) this.#tagLength += 1
  }

  #readLook(code: number, place: number): void {
    const letters = foldedLetters(code, 'look')
    if (letters === '') this.streams.look.part(gapBits(code))
    for (let at = 0; at < letters.length; at += 1) this.#push('look', letters.charCodeAt(at), place)
  }

  #readLetter(unit: number, place: number): void {
    const { plain } = this.streams
    // A word of a script without spaces has two letters.
    this.#weight += isUnspaced(unit) ? 0.5 : Number(plain.beginsWord)
    const { beginsWord, beginsLine } = plain
    this.#push('plain', unit, place)
    if (beginsWord) this.#push('wordInitials', unit, place)
    if (beginsLine) this.#push('lineInitials', unit, place)
    this.#push('shift', shiftUnit(this.#before, unit), place)
    this.#before = unit
    if (this.#tagLength === undefined && !isDigit(unit)) this.#push('bare', unit, place)
  }

  #push(reading: ReadingName, unit: number, place: number): void {
    this.#onLetter(reading, unit)
    this.streams[reading].push(unit, place)
  }
}
