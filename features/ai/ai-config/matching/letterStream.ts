import { isUnspaced } from './words.ts'

/** What stands between two letters of a text, as bits. */
export const between = { apart: 1, quote: 2, line: 4, colon: 8, stop: 16, end: 32, point: 64 } as const

const opens = between.quote | between.line | between.colon | between.end
const closes = between.quote | between.line | between.stop | between.end

const isDigit = (unit: number) => unit >= 48 && unit <= 57

/** A digit and a letter behind it are two words (75 kg), a letter and a digit behind it are one (H2O). */
const isPartedByKind = (one: number, next: number) => isDigit(one) && !isDigit(next)

const base = 0x9e3779b1 | 0

/** Powers of the base of the hash, by exponent. */
const powers: number[] = [1]

function powerOf(exponent: number): number {
  while (powers.length <= exponent) powers.push(Math.imul(powers.at(-1) ?? 1, base))
  return powers[exponent] ?? 1
}

const hashed = (hash: number, unit: number): number =>
  (Math.imul(hash, base) + Math.imul(unit + 1, 0x85ebca6b)) | 0

/** The hashes of all beginnings of a text, from the empty one on. */
export function prefixHashes(letters: string): Int32Array {
  const hashes = new Int32Array(letters.length + 1)
  for (let at = 0; at < letters.length; at += 1)
    hashes[at + 1] = hashed(hashes[at] ?? 0, letters.charCodeAt(at))
  return hashes
}

/** The hash of a piece of a text, by those of its beginnings. */
export const hashBetween = (hashes: ArrayLike<number>, first: number, end: number): number =>
  ((hashes[end] ?? 0) - Math.imul(hashes[first] ?? 0, powerOf(end - first))) | 0

/**
 * The letters of a text one after the other, with what stands between them and where they come from. What it is told of
 * is remembered, so that any piece of it can be compared at once (Rabin and Karp).
 */
export class LetterStream {
  readonly #units: number[] = []
  readonly #places: number[] = []
  readonly #gaps: number[] = []
  readonly #hashes: number[] = [0]
  #gap: number = between.end | between.apart

  get length(): number {
    return this.#units.length
  }

  /** What has come since the last letter. */
  get gap(): number {
    return this.#gap
  }

  /** Something that is no letter. */
  part(bits: number): void {
    if (bits === 0) return
    // A point between two digits is part of a number, if nothing else stands there.
    const isOnlyPoint = this.#gap === 0 && bits & between.point
    this.#gap |= isOnlyPoint ? bits : bits | between.apart
  }

  push(unit: number, place: number): void {
    this.#gaps.push(this.#gap)
    this.#gap = 0
    this.#units.push(unit)
    this.#places.push(place)
    this.#hashes.push(hashed(this.#hashes.at(-1) ?? 0, unit))
  }

  /** Whether the letter that would come next would be the first of a word. */
  get beginsWord(): boolean {
    return (this.#gap & between.apart) !== 0
  }

  get beginsLine(): boolean {
    return (this.#gap & (between.line | between.end)) !== 0
  }

  unitAt(at: number): number {
    return this.#units[at] ?? 0
  }

  placeOf(at: number): number {
    return this.#places[at] ?? 0
  }

  hashOf(first: number, end: number): number {
    return hashBetween(this.#hashes, first, end)
  }

  /** Whether these letters stand here: `length` of `letters`, from the place `from` on. */
  isAt(first: number, letters: string, from: number, length: number): boolean {
    for (let at = 0; at < length; at += 1)
      if (this.#units[first + at] !== letters.charCodeAt(from + at)) return false
    return true
  }

  /** Whether a word may begin at this letter, or end before it; `next` is the letter there where it has not come yet. */
  isEdge(at: number, next?: number): boolean {
    const gap = at < this.length ? (this.#gaps[at] ?? 0) : this.#gap
    const [one, other] = [this.unitAt(at - 1), at < this.length ? this.unitAt(at) : (next ?? 0)]
    if (at === 0 || (at >= this.length && next === undefined)) return true
    if ((gap & between.point) !== 0 && (gap & between.apart) === 0) return !(isDigit(one) && isDigit(other))
    if ((gap & between.apart) !== 0) return true
    return isUnspaced(one) || isUnspaced(other) || isPartedByKind(one, other)
  }

  /** Whether these last letters are set off from what stands around them: in quotes, behind a colon, alone in a line. */
  isPointedAt(first: number): boolean {
    return ((this.#gaps[first] ?? 0) & opens) !== 0 && (this.#gap & closes) !== 0
  }
}
