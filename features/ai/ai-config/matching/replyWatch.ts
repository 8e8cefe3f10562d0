import { decodedTexts } from './decoded.ts'
import { EncodedRegions, type Region } from './encodedRegions.ts'
import { readingNames, Readings, type ReadingName } from './readings.ts'
import type { Run, RunIndex } from './runIndex.ts'
import { ofAnyWord, type RunIndexes } from './runsOf.ts'
import { Told, type FunctionWords } from './told.ts'
import { weightOf } from './words.ts'

/** What must not have been said, and why: see `HiddenTexts`. */
export interface Leak {
  readonly rule: 'run' | 'whole' | 'pieces' | 'encoded'
  /** About where it begins in the reply. */
  readonly at: number
}

/** What of a reply may be shown now, or that none of the rest ever may. */
export type Watched = { readonly text: string } | { readonly leak: Leak }

/** Compiled hidden texts. */
export interface Secrets {
  readonly indexes: RunIndexes
  readonly functionWords: FunctionWords
}

/** A run that was met: where it begins, and whether it is set off from its sentence. */
export interface Met {
  readonly run: Run
  readonly at: number
  readonly isPointed: boolean
}

export interface Talk {
  /** What the learner wrote, the new message included. */
  readonly said: readonly string[]
  /** What was shown as replies before, oldest first. */
  readonly replies: readonly string[]
}

/** A reply of so few words says each of them on purpose. */
const briefWords = 8

const highSurrogate = /[\ud800-\udbff]$/

/** Reads one text after another in one go, and tells of each run in them. */
export class RunReader {
  readonly #readings: Readings
  readonly #indexes: RunIndexes
  readonly #searches: Readonly<Record<ReadingName, Search>>
  readonly #found: (met: Met) => void

  constructor(indexes: RunIndexes, found: (met: Met) => void) {
    this.#indexes = indexes
    this.#searches = searchesIn(indexes)
    this.#found = found
    this.#readings = new Readings((reading, next) => this.#look(reading, next))
  }

  read(code: number, place: number): void {
    this.#readings.read(code, place)
  }

  readAll(text: string, place: number): void {
    for (const character of text) this.read(character.codePointAt(0) ?? 0, place)
  }

  /** The text ends here; a next one may follow, whose beginning joins this end. About how many words it had. */
  end(): number {
    const { words } = this.#readings
    this.#readings.border()
    for (const reading of readingNames) this.#look(reading, undefined)
    return words
  }

  /** The place from which a run may still be unfinished. */
  get unfinishedFrom(): number {
    const { plain, bare } = this.#readings.streams
    const { plain: own, look, shift } = this.#indexes
    const most = Math.max(own.longest, look.longest, shift.longest + 1)
    const inPlain = plain.placeOf(Math.max(0, plain.length - most - 1))
    return Math.min(inPlain, bare.placeOf(Math.max(0, bare.length - own.longest - 1)))
  }

  #look(reading: ReadingName, next: number | undefined): void {
    const stream = this.#readings.streams[reading]
    const { index, leastWeight, isAnywhere } = this.#searches[reading]
    for (const found of index.endingIn(stream, next, isAnywhere)) {
      const first = stream.length - found.letters.length
      // In these readings letters come together by chance.
      if (leastWeight > 0 && !(isWithoutDisguise(found) && weightOf(found.letters) >= leastWeight)) continue
      const run = leastWeight > 0 ? { ...found, isPlain: false } : found
      this.#found({ run, at: stream.placeOf(first), isPointed: stream.isPointedAt(first) })
    }
  }
}

const isWithoutDisguise = ({ isPlain, rule }: Run): boolean => isPlain && rule !== 'part'

/** In which index the runs of a reading are searched, and what they must weigh where it is not their own. */
interface Search {
  readonly index: RunIndex
  readonly leastWeight: number
  readonly isAnywhere: boolean
}

/** Fewer first letters of words come about by chance. */
const byInitials = 12

const searchesIn = ({ plain, look, shift }: RunIndexes): Readonly<Record<ReadingName, Search>> => ({
  plain: { index: plain, leastWeight: 0, isAnywhere: false },
  look: { index: look, leastWeight: 0, isAnywhere: false },
  shift: { index: shift, leastWeight: 0, isAnywhere: false },
  bare: { index: plain, leastWeight: ofAnyWord, isAnywhere: false },
  wordInitials: { index: plain, leastWeight: byInitials, isAnywhere: true },
  lineInitials: { index: plain, leastWeight: ofAnyWord - 2, isAnywhere: true },
})

/** Watches one reply while it comes, with all that was said before in its talk. */
export class ReplyWatch {
  readonly #indexes: RunIndexes
  readonly #reader: RunReader
  readonly #decoded = new Map<string, RunReader>()
  readonly #regions = new EncodedRegions()
  readonly #told: Told
  /** Single words of hidden texts that stand in a sentence. */
  #loose: Met[] = []
  readonly #excused = new Set<string>()
  #leak: Leak | undefined
  #isPast = true
  /** What has come and is not shown, from `#shown` on; and the half of a character. */
  #waiting = ''
  #half = ''
  #shown = 0
  #read = 0

  constructor({ indexes, functionWords }: Secrets, { said, replies }: Talk) {
    this.#indexes = indexes
    this.#told = new Told(functionWords)
    for (const text of said) this.#excuse(text)
    this.#reader = new RunReader(indexes, (met) => this.#judge(met, false))
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
    this.#endReply()
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
    const reader = new RunReader(this.#indexes, ({ run: { rule, letters, isPlain } }) => {
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
    this.#endReply()
  }

  /** A reply of few words is about each of them. */
  #endReply(): void {
    const isBrief = this.#reader.end() <= briefWords
    for (const met of isBrief ? this.#loose : []) this.#judge({ ...met, isPointed: true }, false)
    this.#loose = []
  }

  #decode(region: Region | undefined): void {
    if (!region) return
    const from = region.from - this.#shown
    this.#decodeText(this.#waiting.slice(Math.max(0, from), region.to - this.#shown), region.from)
  }

  #decodeText(text: string, place: number): void {
    for (const [way, found] of decodedTexts(text.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''))) {
      const reader =
        this.#decoded.get(way) ??
        new RunReader(this.#indexes, (met) => this.#judge({ ...met, at: place }, true))
      this.#decoded.set(way, reader)
      reader.readAll(found, place)
      reader.end()
    }
  }

  #judge(met: Met, isDecoded: boolean): void {
    const { run, at, isPointed } = met
    if (this.#leak || (run.rule !== 'run' && this.#excused.has(run.letters))) return
    if (run.rule === 'part' && !isPointed && run.place.count === 1) return void this.#loose.push(met)
    const isTooMuch = run.rule !== 'part' || this.#told.add(run.place)
    if (!isTooMuch || this.#isPast) return
    const rules = { run: 'run', whole: 'whole', part: 'pieces' } as const
    this.#leak = { rule: isDecoded || !run.isPlain ? 'encoded' : rules[run.rule], at }
  }
}
