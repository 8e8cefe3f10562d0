import { decodedTexts } from './decoded.ts'
import { EncodedRegions, type Region } from './encodedRegions.ts'
import { readingNames, Readings, type ReadingName } from './readings.ts'
import type { Run, RunIndex } from './runIndex.ts'
import { Told } from './told.ts'

/** What must not have been said, and why: see `HiddenTexts`. */
export interface Leak {
  readonly rule: 'run' | 'whole' | 'pieces' | 'encoded'
  /** About where it begins in the reply. */
  readonly at: number
}

/** What of a reply may be shown now, or that none of the rest ever may. */
export type Watched = { readonly text: string } | { readonly leak: Leak }

export type RunIndexes = Readonly<Record<ReadingName, RunIndex>>

export interface Talk {
  /** What the learner wrote, the new message included. */
  readonly said: readonly string[]
  /** What was shown as replies before, oldest first. */
  readonly replies: readonly string[]
}

const highSurrogate = /[\ud800-\udbff]$/

/** Reads one text after another in one go. `found` is called for each run, with where it begins. */
export class RunReader {
  readonly #readings: Readings
  readonly #indexes: RunIndexes
  readonly #found: (run: Run, at: number) => void

  constructor(indexes: RunIndexes, found: (run: Run, at: number) => void) {
    this.#indexes = indexes
    this.#found = found
    this.#readings = new Readings((reading, next) => this.#look(reading, next))
  }

  read(code: number, place: number): void {
    this.#readings.read(code, place)
  }

  readAll(text: string, place: number): void {
    for (const character of text) this.read(character.codePointAt(0) ?? 0, place)
  }

  /** The text ends here; a next one may follow, whose beginning joins this end. */
  end(): void {
    this.#readings.border()
    for (const reading of readingNames) this.#look(reading, undefined)
  }

  /** The place from which a run may still be unfinished. */
  get unfinishedFrom(): number {
    const { plain, bare } = this.#readings.streams
    const most = Math.max(
      this.#indexes.plain.longest,
      this.#indexes.look.longest,
      this.#indexes.shift.longest + 1,
    )
    const inPlain = plain.placeOf(Math.max(0, plain.length - most - 1))
    const inBare = bare.placeOf(Math.max(0, bare.length - this.#indexes.bare.longest - 1))
    return Math.min(inPlain, inBare)
  }

  #look(reading: ReadingName, next: number | undefined): void {
    const stream = this.#readings.streams[reading]
    for (const run of this.#indexes[reading].endingIn(stream, next))
      this.#found(run, stream.placeOf(stream.length - run.letters.length))
  }
}

/** Watches one reply while it comes, with all that was said before in its talk. */
export class ReplyWatch {
  readonly #indexes: RunIndexes
  readonly #reader: RunReader
  readonly #decoded = new Map<string, RunReader>()
  readonly #regions = new EncodedRegions()
  readonly #told = new Told()
  readonly #excused = new Set<string>()
  #leak: Leak | undefined
  #isPast = true
  /** What has come and is not shown, from `#shown` on; and the half of a character. */
  #waiting = ''
  #half = ''
  #shown = 0
  #read = 0

  constructor(indexes: RunIndexes, { said, replies }: Talk) {
    this.#indexes = indexes
    for (const text of said) this.#excuse(text)
    this.#reader = new RunReader(indexes, (run, at) => this.#judge(run, at, false))
    for (const reply of replies) this.#readPast(reply)
    this.#isPast = false
  }

  /** Takes the next chunk; what may be shown of what has come so far, which was not shown yet. */
  take(chunk: string): Watched {
    const text = this.#half + chunk
    this.#half = highSurrogate.exec(text)?.[0] ?? ''
    this.#readOn(text.slice(0, text.length - this.#half.length))
    const open = this.#regions.openFrom ?? this.#read
    return this.#show(Math.min(this.#reader.unfinishedFrom, open))
  }

  /** The reply has ended; what is left of it. */
  end(): Watched {
    this.#readOn(this.#half)
    this.#half = ''
    this.#decode(this.#regions.end(this.#read))
    this.#reader.end()
    return this.#show(this.#read)
  }

  #readOn(text: string): void {
    this.#waiting += text
    for (const character of text) {
      if (this.#leak) return
      const code = character.codePointAt(0) ?? 0
      this.#decode(this.#regions.read(code, this.#read))
      this.#reader.read(code, this.#read)
      this.#read += character.length
    }
  }

  #show(to: number): Watched {
    if (this.#leak) return { leak: this.#leak }
    const count = Math.max(0, to - this.#shown)
    // Cutting nothing off would still copy all that waits.
    if (count === 0) return { text: '' }
    const text = this.#waiting.slice(0, count)
    this.#waiting = this.#waiting.slice(count)
    this.#shown += count
    return { text }
  }

  /** Short things that the learner said may be said by others. */
  #excuse(text: string): void {
    const reader = new RunReader(this.#indexes, ({ rule, letters, isPlain }) => {
      if (rule !== 'run' && isPlain) this.#excused.add(letters)
    })
    reader.readAll(text, 0)
    reader.end()
  }

  /** Places before the reply are negative: nothing of it can be held back any more. */
  #readPast(reply: string): void {
    const regions = new EncodedRegions()
    const found: Region[] = []
    let at = 0
    for (const character of reply) {
      const code = character.codePointAt(0) ?? 0
      const region = regions.read(code, at)
      if (region) found.push(region)
      this.#reader.read(code, 0)
      at += character.length
    }
    const last = regions.end(at)
    for (const { from, to } of last ? [...found, last] : found) this.#decodeText(reply.slice(from, to), 0)
    this.#reader.end()
  }

  #decode(region: Region | undefined): void {
    if (!region) return
    const from = region.from - this.#shown
    this.#decodeText(this.#waiting.slice(Math.max(0, from), region.to - this.#shown), region.from)
  }

  #decodeText(text: string, place: number): void {
    for (const [way, found] of decodedTexts(text.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''))) {
      const reader =
        this.#decoded.get(way) ?? new RunReader(this.#indexes, (run, at) => this.#judge(run, at, true))
      this.#decoded.set(way, reader)
      reader.readAll(found, place)
      reader.end()
    }
  }

  #judge(run: Run, at: number, isDecoded: boolean): void {
    if (this.#leak || (run.rule !== 'run' && this.#excused.has(run.letters))) return
    const isTooMuch = run.rule !== 'part' || this.#isToldTooMuch(run)
    if (!isTooMuch || this.#isPast) return
    const rules = { run: 'run', whole: 'whole', part: 'pieces' } as const
    this.#leak = { rule: isDecoded || !run.isPlain ? 'encoded' : rules[run.rule], at }
  }

  #isToldTooMuch({ places }: Run): boolean {
    let is = false
    for (const place of places) is = this.#told.add(place) || is
    return is
  }
}
