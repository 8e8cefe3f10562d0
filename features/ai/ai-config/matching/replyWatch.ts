import { decodedTexts } from './decoded.ts'
import { EncodedRegions, type Region } from './encodedRegions.ts'
import { RunReader, type Met } from './runReader.ts'
import type { Run } from './runIndex.ts'
import type { RunIndexes } from './runsOf.ts'
import { Scattered } from './scattered.ts'
import { Disclosed, type FunctionWords } from './disclosed.ts'

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

export interface Talk {
  /** What the learner wrote, the new message included. */
  readonly said: readonly string[]
  /** What was shown as replies before, oldest first. */
  readonly replies: readonly string[]
}

/** A reply of so few words says each of them on purpose. */
const briefWords = 8

/** Watches one reply while it comes, with all that was said before in its talk. */
export class ReplyWatch {
  readonly #indexes: RunIndexes
  readonly #reader: RunReader
  readonly #decoded = new Map<string, RunReader>()
  readonly #regions = new EncodedRegions()
  readonly #disclosed: Disclosed
  /** Single words of hidden texts that stand in a sentence. */
  #loose: Met[] = []
  #scattered: Scattered
  readonly #functionWords: FunctionWords
  readonly #excused = new Set<string>()
  /** Short answers, by their text: whoever has said one has also said it backwards and in ciphers. */
  readonly #said = new Set<number>()
  #leak: Leak | undefined
  #isPast = true
  /** What has come and is not shown, from `#shown` on. */
  #waiting = ''
  #shown = 0
  #read = 0

  constructor({ indexes, functionWords }: Secrets, { said, replies }: Talk) {
    this.#indexes = indexes
    this.#disclosed = new Disclosed(functionWords)
    this.#functionWords = functionWords
    this.#scattered = new Scattered(functionWords)
    for (const text of said) this.#excuse(text)
    this.#reader = new RunReader(indexes, (met) => this.#judge(met, false))
    for (const reply of replies) this.#readPast(reply)
    this.#isPast = false
  }

  /** Takes the next chunk, of whole characters; what may be shown of what has come so far, which was not shown yet. */
  take(chunk: string): Watched {
    this.#readOn(chunk)
    const open = this.#regions.openFrom ?? this.#read
    return this.#show(Math.min(this.#reader.unfinishedFrom, open))
  }

  /** The reply has ended; what is left of it. */
  end(): Watched {
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
    const reader = new RunReader(this.#indexes, ({ run: { rule, letters, place, isPlain } }) => {
      if (rule === 'run' || !isPlain) return
      this.#excused.add(letters)
      if (rule === 'whole') this.#said.add(place.text)
    })
    reader.readAll(text, 0)
    reader.end()
  }

  /** All of it stands at the place 0: nothing of it can be held back any more. */
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
    this.#scattered = new Scattered(this.#functionWords)
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

  #isExcused({ rule, letters, place }: Run): boolean {
    if (rule === 'run') return false
    return this.#excused.has(letters) || (rule === 'whole' && this.#said.has(place.text))
  }

  #judge(met: Met, isDecoded: boolean): void {
    const { run, at, isPointed, word } = met
    if (this.#leak || this.#isExcused(run)) return
    const isLoose = run.rule === 'part' && !isPointed && run.place.count === 1
    if (isLoose) this.#loose.push(met)
    const isTooMuch =
      run.rule !== 'part' || (isLoose ? this.#scattered.add(run.place, word) : this.#disclosed.add(run.place))
    if (!isTooMuch || this.#isPast) return
    const rules = { run: 'run', whole: 'whole', part: 'pieces' } as const
    this.#leak = { rule: isDecoded || !run.isPlain ? 'encoded' : rules[run.rule], at }
  }
}
