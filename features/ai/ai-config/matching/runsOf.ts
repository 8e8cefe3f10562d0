import { isFunctionWord } from './functionWords.characters.ts'
import { shiftUnit } from './readings.ts'
import { maxLetters, RunIndex, trackOf, type HiddenPlace, type RunKind, type Track } from './runIndex.ts'
import { mostWords } from './disclosed.ts'
import { weightOf } from './words.ts'

/** Fewer letters may be a part of other words, so that they count as words only. */
export const ofAnyWord = 8

/** What is searched for in the letters themselves, in what they look like, and in how far they are from each other. */
export interface RunIndexes {
  readonly plain: RunIndex
  readonly look: RunIndex
  readonly shift: RunIndex
}

/** Indexes without a run, to which `addRuns` adds. */
export const makeRunIndexes = (): RunIndexes => ({
  plain: new RunIndex(),
  look: new RunIndex(),
  shift: new RunIndex(),
})

export interface HiddenWords {
  /** The number of the text. */
  readonly text: number
  readonly words: readonly string[]
  /** Whether it is kept also where it has few words. */
  readonly isShort: boolean
  /** Whether the learner sees these letters, as words of their own or (`anywhere`) inside of others. */
  isSeen(letters: string, stands: 'anywhere' | 'edges'): boolean
}

const kinds = {
  run: { rule: 'run', stands: 'anywhere', isPlain: true },
  fewLetters: { rule: 'run', stands: 'edges', isPlain: true },
  disguised: { rule: 'run', stands: 'anywhere', isPlain: false },
  part: { rule: 'part', stands: 'edges', isPlain: true },
  whole: { rule: 'whole', stands: 'edges', isPlain: true },
  pointed: { rule: 'whole', stands: 'pointed', isPlain: true },
  wholeDisguised: { rule: 'whole', stands: 'edges', isPlain: false },
  wholeShifted: { rule: 'whole', stands: 'anywhere', isPlain: false },
} as const satisfies Readonly<Record<string, RunKind>>

const reversed = (letters: string): string => [...letters].toReversed().join('')

const looks: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 2: 'z', 3: 'e', 4: 'a', 5: 's', 6: 'g', 7: 't', 8: 'b', 9: 'g', l: 'i', v: 'u' },
}

/** As `foldText` folds it by its look. */
const asLook = (letters: string): string => letters.replaceAll(/[\dlv]/g, (letter) => looks[letter] ?? letter)

const asShift = (letters: string): string => {
  const units = Array.from({ length: letters.length }, (_, at) =>
    String.fromCharCode(at === 0 ? 1 : shiftUnit(letters.charCodeAt(at - 1), letters.charCodeAt(at))),
  )
  return units.join('')
}

/** As Atbash writes it: z for a. */
const mirrored = (letters: string): string =>
  letters.replaceAll(/[a-z]/g, (letter) => String.fromCharCode(219 - letter.charCodeAt(0)))

const isLatin = (letters: string): boolean => /^[a-z]+$/.test(letters)

/** A hidden text in its disguises. All are of one length; what is turned round counts its places from its end. */
class Disguises {
  readonly length: number
  readonly plain: Track
  readonly look: Track
  readonly shift: Track
  readonly eachTurned: Track
  readonly turned: Track
  readonly wordsTurned: Track
  readonly turnedShift: Track
  readonly mirrored: Track

  constructor(words: readonly string[]) {
    const letters = words.join('')
    const back = reversed(letters)
    this.length = letters.length
    this.plain = trackOf(letters)
    this.look = trackOf(asLook(letters))
    this.shift = trackOf(asShift(letters))
    this.eachTurned = trackOf(words.map(reversed).join(''))
    this.turned = trackOf(back)
    this.wordsTurned = trackOf(words.toReversed().join(''))
    this.turnedShift = trackOf(asShift(back))
    this.mirrored = trackOf(asShift(mirrored(letters)))
  }
}

/** Adds all that is not to be told of a text: everything from four words on, pieces of it, and a short answer as a whole. */
export function addRuns(indexes: RunIndexes, hidden: HiddenWords): void {
  const { words, isShort } = hidden
  if (words.length > mostWords) return addLong(indexes, hidden)
  if (isShort && words.length > 0) addShort(indexes, hidden)
}

function addLong(indexes: RunIndexes, hidden: HiddenWords): void {
  const { text, words } = hidden
  const disguises = new Disguises(words)
  let from = 0
  for (const [first, word] of words.entries()) {
    let end = from
    for (let count = 1; count <= mostWords + 1 && first + count <= words.length; count += 1) {
      end += words[first + count - 1]?.length ?? 0
      const place = { text, first, count }
      if (count > mostWords) addRun(indexes, hidden, disguises, { from, end, place })
      else addPart(indexes, hidden, disguises.plain, { from, end, place })
    }
    from += word.length
  }
}

/** A piece of the letters of a text. */
interface Piece {
  readonly from: number
  readonly end: number
  readonly place: HiddenPlace
}

function addRun(
  { plain, look, shift }: RunIndexes,
  { isSeen }: HiddenWords,
  all: Disguises,
  piece: Piece,
): void {
  const { from, end, place } = piece
  const letters = all.plain.letters.slice(from, Math.min(end, from + maxLetters))
  const isLong = weightOf(letters) >= ofAnyWord
  if (isSeen(letters, isLong ? 'anywhere' : 'edges')) return
  plain.add(all.plain, from, end, isLong ? kinds.run : kinds.fewLetters, place)
  if (!isLong) return
  const [backFrom, backEnd] = [all.length - end, all.length - from]
  plain.add(all.eachTurned, from, end, kinds.disguised, place)
  plain.add(all.turned, backFrom, backEnd, kinds.disguised, place)
  plain.add(all.wordsTurned, backFrom, backEnd, kinds.disguised, place)
  look.add(all.look, from, end, kinds.disguised, place)
  if (!isLatin(letters)) return
  shift.add(all.shift, from + 1, end, kinds.disguised, place)
  shift.add(all.mirrored, from + 1, end, kinds.disguised, place)
  shift.add(all.turnedShift, backFrom + 1, backEnd, kinds.disguised, place)
}

/** Words that stand in any sentence tell nothing. */
function addPart({ plain }: RunIndexes, { words, isSeen }: HiddenWords, track: Track, piece: Piece): void {
  const { from, end, place } = piece
  const letters = track.letters.slice(from, end)
  const some = words.slice(place.first, place.first + place.count)
  const isTelling = some.length > 1 ? weightOf(letters) >= ofAnyWord : weightOf(letters) > 2
  if (letters.length > maxLetters || !isTelling || some.every(isFunctionWord)) return
  if (!isSeen(letters, 'edges')) plain.add(track, from, end, kinds.part, place)
}

/** A word that stands in any sentence says nothing there, but it does in quotes. */
function addShort({ plain, look, shift }: RunIndexes, { text, words, isSeen }: HiddenWords): void {
  const all = new Disguises(words)
  const { length } = all
  const { letters } = all.plain
  if (isSeen(letters, 'edges')) return
  const place = { text, first: 0, count: words.length }
  const weight = weightOf(letters)
  const isEveryday = (weight <= 2 || words.every(isFunctionWord)) && !/^\d+$/.test(letters)
  plain.add(all.plain, 0, length, isEveryday ? kinds.pointed : kinds.whole, place)
  if (weight >= ofAnyWord) {
    plain.add(all.turned, 0, length, kinds.wholeDisguised, place)
    look.add(all.look, 0, length, kinds.wholeDisguised, place)
  }
  if (weight >= ofAnyWord - 1 && isLatin(letters)) shift.add(all.shift, 1, length, kinds.wholeShifted, place)
}
