import { hashOf, type LetterStream } from './letterStream.ts'

/** Where words stand that are hidden: the text by its number, the place of the first word in it, and how many there are. */
export interface HiddenPlace {
  readonly text: number
  readonly first: number
  readonly count: number
}

/** Letters that are searched for. */
export interface Run {
  readonly letters: string
  /**
   * `run`: more than may be told of a hidden text. `whole`: a short answer. `part`: few words of a hidden text, which may
   * be told as long as not too many of them come together.
   */
  readonly rule: 'run' | 'whole' | 'part'
  /** `edges`: a word must begin and end where it does. `pointed`: what it is must also be set off from its sentence. */
  readonly stands: 'anywhere' | 'edges' | 'pointed'
  readonly places: readonly HiddenPlace[]
  /** Whether it is the text itself, not a disguise of it. */
  readonly isPlain: boolean
}

/** Longer runs are recognised by their first letters. */
export const maxLetters = 64

export interface RunIndex {
  /** The most letters of a run; 0 where there are none. */
  readonly longest: number
  /** Those of the runs that end with the last letter of a stream; `next` is the letter that follows, if any does. */
  endingIn(stream: LetterStream, next: number | undefined): readonly Run[]
}

const none: readonly Run[] = []

const filterBits = 16

/** Makes runs searchable: each letter of a text costs a look for each length that runs have, of which there are few. */
export function makeRunIndex(runs: readonly Run[]): RunIndex {
  const byLength = new Map<number, { filter: Uint8Array; byHash: Map<number, Run[]> }>()
  for (const run of runs) {
    const { length } = run.letters
    if (length === 0) continue
    const ofLength = byLength.get(length) ?? { filter: new Uint8Array(1 << filterBits), byHash: new Map() }
    byLength.set(length, ofLength)
    const hash = hashOf(run.letters)
    ofLength.filter[hash >>> (32 - filterBits)] = 1
    ofLength.byHash.set(hash, [...(ofLength.byHash.get(hash) ?? []), run])
  }
  // The longest first: four words are four words, before they are twice three.
  const lengths = [...byLength].toSorted(([one], [other]) => other - one)
  return {
    longest: lengths[0]?.[0] ?? 0,
    endingIn(stream, next) {
      const end = stream.length
      let found: Run[] | undefined
      for (const [length, { filter, byHash }] of lengths) {
        if (length > end) continue
        const hash = stream.hashOf(end - length, end)
        if (filter[hash >>> (32 - filterBits)] === 0) continue
        for (const run of byHash.get(hash) ?? [])
          if (stands(stream, run, next)) found = [...(found ?? []), run]
      }
      return found ?? none
    },
  }
}

function stands(stream: LetterStream, run: Run, next: number | undefined): boolean {
  const first = stream.length - run.letters.length
  if (!stream.isAt(first, run.letters)) return false
  if (run.stands === 'anywhere') return true
  if (!stream.isEdge(first) || !stream.isEdge(stream.length, next)) return false
  return run.stands === 'edges' || stream.isPointedAt(first)
}
