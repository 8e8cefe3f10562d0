import { randomFrom } from '#kit/value/shuffle.ts'
import { maxSide, type Place } from './crossword.schema.ts'

/** A word to be laid out, by its letters as they are compared. */
export interface LaidWord {
  readonly id: string
  readonly letters: readonly string[]
}

export interface Laid {
  readonly wordId: string
  readonly row: number
  readonly column: number
  readonly length: number
  readonly direction: Place['direction']
}

export interface Layout {
  readonly laid: readonly Laid[]
  /** Ids of the words that found no place. */
  readonly unplaced: readonly string[]
}

type Axis = 'right' | 'down'
interface Spot {
  readonly row: number
  readonly column: number
  readonly direction: Axis
}

/** Rows and columns that a board has, so that a layout may grow to all sides from its middle. */
const reach = 2 * maxSide + 4
const middle = Math.floor(reach / 2)

/**
 * Lays words out so that each crosses another one and none touches another along its side; the same words and the same `seed`
 * always give the same layout. Several orders of the words are tried, and the layout with the most words, the most crossings
 * and the least room is taken. The work is bounded: at most 24 tries over at most 40 words of 20 letters.
 */
export function crossed(words: readonly LaidWord[], seed: number): Layout {
  const random = randomFrom(seed * 7919 + 17)
  const total = words.reduce((sum, { letters }) => sum + letters.length, 0)
  const longest = Math.max(0, ...words.map(({ letters }) => letters.length))
  const narrow = Math.min(maxSide, Math.max(longest, Math.ceil(Math.sqrt(total) * 1.5) + 2))
  const tries = words.length > 24 ? 6 : words.length > 12 ? 12 : 24
  let best: Attempt | undefined
  for (const side of [narrow, maxSide]) {
    for (let turn = 0; turn < tries; turn += 1) {
      const attempt = new Attempt(side, random)
      attempt.layAll(inSomeOrder(words, random))
      if (!best || attempt.value > best.value) best = attempt
    }
    if (best && best.laid.length === words.length) break
  }
  return best?.layout(words) ?? { laid: [], unplaced: [] }
}

/** Long words first, but not always the same one. */
function inSomeOrder(words: readonly LaidWord[], random: () => number): readonly LaidWord[] {
  return words
    .map((word) => ({ word, rank: word.letters.length + random() * 3 }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ word }) => word)
}

/** One board that is filled word by word. */
class Attempt {
  readonly laid: Laid[] = []
  readonly #side: number
  readonly #random: () => number
  readonly #letters: (string | undefined)[] = Array.from({ length: reach * reach })
  /** Which axes run through a cell already. */
  readonly #axes: (Axis | 'both' | undefined)[] = Array.from({ length: reach * reach })
  readonly #cells = new Map<string, number[]>()
  #crossings = 0
  #top = middle
  #bottom = middle
  #left = middle
  #right = middle

  constructor(side: number, random: () => number) {
    this.#side = side
    this.#random = random
  }

  /** More is better: words before crossings before room. */
  get value(): number {
    const height = this.#bottom - this.#top
    const width = this.#right - this.#left
    return this.laid.length * 10_000 + this.#crossings * 12 - height - width - Math.max(0, width - 10) * 14
  }

  /** What finds no place is tried again once others are there. */
  layAll(words: readonly LaidWord[]): void {
    let waiting = words
    while (waiting.length > 0) {
      const left = waiting.filter((word) => !this.#lay(word))
      if (left.length === waiting.length) return
      waiting = left
    }
  }

  #lay(word: LaidWord): boolean {
    const first: Spot = { row: middle, column: middle, direction: this.#random() < 0.7 ? 'right' : 'down' }
    const spots = this.laid.length === 0 ? [first] : this.#spotsOf(word)
    let best: Spot | undefined
    let most = Number.NEGATIVE_INFINITY
    for (const spot of spots) {
      const crossings = this.#crossingsAt(word, spot)
      if (crossings < 0) continue
      const worth = crossings * 10 - this.#growth(word, spot) + this.#random() * 4
      if (worth > most) [best, most] = [spot, worth]
    }
    if (!best) return false
    this.#put(word, best)
    return true
  }

  /** Wherever one of its letters stands already. */
  *#spotsOf({ letters }: LaidWord): Generator<Spot> {
    for (const [index, letter] of letters.entries()) {
      for (const cell of this.#cells.get(letter) ?? []) {
        const [row, column] = [Math.floor(cell / reach), cell % reach]
        if (this.#axes[cell] === 'right') yield { row: row - index, column, direction: 'down' }
        if (this.#axes[cell] === 'down') yield { row, column: column - index, direction: 'right' }
      }
    }
  }

  #box({ letters }: LaidWord, { row, column, direction }: Spot) {
    const last = letters.length - 1
    return {
      top: Math.min(this.#top, row),
      bottom: Math.max(this.#bottom, direction === 'down' ? row + last : row),
      left: Math.min(this.#left, column),
      right: Math.max(this.#right, direction === 'right' ? column + last : column),
    }
  }

  #growth(word: LaidWord, spot: Spot): number {
    const { top, bottom, left, right } = this.#box(word, spot)
    const wider = right - left - (this.#right - this.#left)
    const taller = bottom - top - (this.#bottom - this.#top)
    return wider * (right - left > 10 ? 3 : 1) + taller
  }

  /** How many words it would cross there; -1 where it cannot stand. */
  #crossingsAt(word: LaidWord, spot: Spot): number {
    const { top, bottom, left, right } = this.#box(word, spot)
    if (bottom - top >= this.#side || right - left >= this.#side) return -1
    const [along, across] = spot.direction === 'right' ? [1, reach] : [reach, 1]
    const start = spot.row * reach + spot.column
    const { letters } = word
    if (this.#letters[start - along] !== undefined) return -1
    if (this.#letters[start + along * letters.length] !== undefined) return -1
    let crossings = 0
    for (const [index, letter] of letters.entries()) {
      const cell = start + along * index
      const there = this.#letters[cell]
      if (there === undefined) {
        if (this.#letters[cell - across] !== undefined || this.#letters[cell + across] !== undefined)
          return -1
        continue
      }
      const axis = this.#axes[cell]
      if (there !== letter || axis === spot.direction || axis === 'both') return -1
      crossings += 1
    }
    return crossings
  }

  #put(word: LaidWord, spot: Spot): void {
    const box = this.#box(word, spot)
    const { row, column, direction } = spot
    const along = direction === 'right' ? 1 : reach
    for (const [index, letter] of word.letters.entries()) {
      const cell = row * reach + column + along * index
      if (this.#letters[cell] === undefined) {
        this.#letters[cell] = letter
        this.#axes[cell] = direction
        this.#cells.set(letter, [...(this.#cells.get(letter) ?? []), cell])
      } else {
        this.#axes[cell] = 'both'
        this.#crossings += 1
      }
    }
    this.#top = box.top
    this.#bottom = box.bottom
    this.#left = box.left
    this.#right = box.right
    this.laid.push({ wordId: word.id, row, column, direction, length: word.letters.length })
  }

  /** From the upper left corner of what is filled. */
  layout(words: readonly LaidWord[]): Layout {
    const placed = new Set(this.laid.map(({ wordId }) => wordId))
    return {
      laid: this.laid.map((laid) => ({
        ...laid,
        row: laid.row - this.#top,
        column: laid.column - this.#left,
      })),
      unplaced: words.map(({ id }) => id).filter((id) => !placed.has(id)),
    }
  }
}
