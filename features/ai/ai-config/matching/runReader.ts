import { readingNames, Readings, type ReadingName } from './readings.ts'
import type { Run, RunIndex } from './runIndex.ts'
import { ofAnyWord, type RunIndexes } from './runsOf.ts'
import { weightOf } from './words.ts'

/** A run that was met: where it begins, at about which word of its text, and whether it is set off from its sentence. */
export interface Met {
  readonly run: Run
  readonly at: number
  readonly word: number
  readonly isPointed: boolean
}

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
      const { words: word } = this.#readings
      this.#found({ run, at: stream.placeOf(first), word, isPointed: stream.isPointedAt(first) })
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
