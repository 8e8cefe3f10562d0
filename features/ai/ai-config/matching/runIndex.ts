import { hashBetween, prefixHashes, type LetterStream } from './letterStream.ts'

/** Where words stand that are hidden: the text by its number, the place of the first word in it, and how many there are. */
export interface HiddenPlace {
  readonly text: number
  readonly first: number
  readonly count: number
}

export interface RunKind {
  /**
   * `run`: more than may be told of a hidden text. `whole`: a short answer. `part`: few words of a hidden text, which may
   * be told as long as not too many of them come together.
   */
  readonly rule: 'run' | 'whole' | 'part'
  /** `edges`: a word must begin and end where it does. `pointed`: what it is must also be set off from its sentence. */
  readonly stands: 'anywhere' | 'edges' | 'pointed'
  /** Whether it is the text itself, not a disguise of it. */
  readonly isPlain: boolean
}

/** Letters that are searched for. */
export interface Run extends RunKind {
  readonly letters: string
  readonly place: HiddenPlace
}

/** A text in which runs stand; made once for all of them, so that none is copied. */
export interface Track {
  readonly letters: string
  readonly hashes: Int32Array
}

/** Makes a track of letters, in which pieces of it can be compared at once. */
export const trackOf = (letters: string): Track => ({ letters, hashes: prefixHashes(letters) })

/** Longer runs are recognised by their first letters. */
export const maxLetters = 64

/** A piece that stands in more places says nothing of where it is. */
const mostPlaces = 8

interface Entry {
  readonly track: Track
  readonly from: number
  readonly length: number
  readonly hash: number
  readonly kind: RunKind
  readonly place: HiddenPlace
}

const none: readonly Run[] = []

const slotOf = (hash: number, length: number): number => {
  const mixed = Math.imul(hash ^ Math.imul(length, 0x9e3779b1), 0x85ebca6b)
  return mixed ^ (mixed >>> 15)
}

/** Runs that can be searched for: each letter of a text costs a look for each length that runs have, of which there are few. */
export class RunIndex {
  readonly #entries: Entry[] = []
  /** By hash the number of an entry and 1; 0 is free. Those with one hash follow each other. */
  #slots = new Int32Array(64)
  #lengths: number[] = []

  /** The most letters of a run; 0 where there are none. */
  get longest(): number {
    return this.#lengths[0] ?? 0
  }

  /** Adds the letters of a track from one place to another, of which there are as many as one looks at. */
  add(track: Track, from: number, end: number, kind: RunKind, place: HiddenPlace): void {
    const length = Math.min(end - from, maxLetters)
    if (length <= 0) return
    const hash = hashBetween(track.hashes, from, from + length)
    const entry = { track, from, length, hash, kind, place }
    if (this.#isKnown(entry)) return
    this.#entries.push(entry)
    if (!this.#lengths.includes(length))
      // The longest first: four words are four words, before they are twice three.
      this.#lengths = [...this.#lengths, length].toSorted((one, other) => other - one)
    if (this.#entries.length * 2 > this.#slots.length) this.#grow()
    else this.#enter(this.#entries.length)
  }

  /** Those of the runs that end with the last letter of a stream; `next` is the letter that follows, if any does. */
  endingIn(stream: LetterStream, next: number | undefined, isAnywhere = false): readonly Run[] {
    const end = stream.length
    let found: Run[] | undefined
    for (const length of this.#lengths) {
      if (length > end) continue
      const hash = stream.hashOf(end - length, end)
      for (let slot = slotOf(hash, length); ; slot += 1) {
        const number = this.#slots[slot & (this.#slots.length - 1)] ?? 0
        if (number === 0) break
        const entry = this.#entries[number - 1]
        if (entry?.hash !== hash || entry.length !== length) continue
        if (stands(stream, entry, next, isAnywhere)) found = [...(found ?? []), runOf(entry)]
      }
    }
    return found ?? none
  }

  #enter(number: number): void {
    const { hash = 0, length = 0 } = this.#entries[number - 1] ?? {}
    let slot = slotOf(hash, length)
    while (this.#slots[slot & (this.#slots.length - 1)] !== 0) slot += 1
    this.#slots[slot & (this.#slots.length - 1)] = number
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 2)
    for (let number = 1; number <= this.#entries.length; number += 1) this.#enter(number)
  }

  /** Of what is never told one place is enough; of pieces each counts, up to a number. */
  #isKnown(entry: Entry): boolean {
    let count = 0
    for (let slot = slotOf(entry.hash, entry.length); ; slot += 1) {
      const number = this.#slots[slot & (this.#slots.length - 1)] ?? 0
      if (number === 0) return false
      const other = this.#entries[number - 1]
      if (!other || !isSame(entry, other)) continue
      count += 1
      if (entry.kind.rule !== 'part' || count >= mostPlaces) return true
    }
  }
}

const lettersOf = ({ track, from, length }: Entry): string => track.letters.slice(from, from + length)

const runOf = (entry: Entry): Run => ({ ...entry.kind, letters: lettersOf(entry), place: entry.place })

function isSame(one: Entry, other: Entry): boolean {
  if (one.hash !== other.hash || one.length !== other.length || one.kind !== other.kind) return false
  return lettersOf(one) === lettersOf(other)
}

function stands(
  stream: LetterStream,
  { track, from, length, kind }: Entry,
  next: number | undefined,
  isAnywhere: boolean,
): boolean {
  const first = stream.length - length
  if (!stream.isAt(first, track.letters, from, length)) return false
  if (isAnywhere || kind.stands === 'anywhere') return true
  if (!stream.isEdge(first) || !stream.isEdge(stream.length, next)) return false
  return kind.stands === 'edges' || stream.isPointedAt(first)
}
