import { randomFrom } from '#kit/value/shuffle.ts'
import type { LaidWord, Laid, Layout } from './crossword.layout.ts'
import { cellsOf } from './crossword.places.ts'
import { maxSearchSide, type Direction } from './crossword.schema.ts'

export interface Hidden extends Layout {
  readonly rows: readonly (readonly string[])[]
}

interface Rules {
  readonly seed: number
  readonly directions: readonly Direction[]
  /** Letters of which some fill the cells between the words. */
  readonly fillers: readonly string[]
}

const turnsOfSide = 4
const triesOfWord = 80

/**
 * Hides words in a square of letters, as small as they fit into; the same words and rules always give the same one. The work is
 * bounded: 4 turns for each side up to 20, 80 tries a word.
 */
export function hiddenWords(words: readonly LaidWord[], { seed, directions, fillers }: Rules): Hidden {
  const random = randomFrom(seed * 104_729 + 31)
  const total = words.reduce((sum, { letters }) => sum + letters.length, 0)
  const longest = Math.max(0, ...words.map(({ letters }) => letters.length))
  const least = Math.max(longest, Math.ceil(Math.sqrt(total * 1.6)), 4)
  const longFirst = words.toSorted((one, other) => other.letters.length - one.letters.length)
  let best = new Square(Math.min(least, maxSearchSide), directions, random)
  for (let side = Math.min(least, maxSearchSide); side <= maxSearchSide; side += 1) {
    for (let turn = 0; turn < turnsOfSide; turn += 1) {
      const square = new Square(side, directions, random)
      for (const word of longFirst) square.hide(word)
      if (square.laid.length > best.laid.length) best = square
      if (best.laid.length === words.length) break
    }
    if (best.laid.length === words.length) break
  }
  const placed = new Set(best.laid.map(({ wordId }) => wordId))
  return {
    laid: best.laid,
    unplaced: words.map(({ id }) => id).filter((id) => !placed.has(id)),
    rows: best.filled(fillers),
  }
}

class Square {
  readonly laid: Laid[] = []
  readonly #side: number
  readonly #directions: readonly Direction[]
  readonly #random: () => number
  readonly #letters: (string | undefined)[]

  constructor(side: number, directions: readonly Direction[], random: () => number) {
    this.#side = side
    this.#directions = directions
    this.#random = random
    this.#letters = Array.from({ length: side * side })
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit)
  }

  /** Of some places that are tried, the one that shares the most letters with other words. */
  hide({ id, letters }: LaidWord): void {
    let best: Laid | undefined
    let most = -1
    for (let turn = 0; turn < triesOfWord && this.#directions.length > 0; turn += 1) {
      const direction = this.#directions[this.#below(this.#directions.length)] ?? 'right'
      const [row, column] = [this.#below(this.#side), this.#below(this.#side)]
      const laid = { wordId: id, row, column, direction, length: letters.length }
      const shared = this.#sharedAt(laid, letters)
      if (shared > most) [best, most] = [laid, shared]
    }
    if (!best) return
    for (const [index, { row, column }] of cellsOf(best).entries())
      this.#letters[row * this.#side + column] = letters[index]
    this.laid.push(best)
  }

  /** How many of its letters stand there already; -1 where it does not fit, or would hide within another word. */
  #sharedAt(laid: Laid, letters: readonly string[]): number {
    let shared = 0
    for (const [index, { row, column }] of cellsOf(laid).entries()) {
      if (row < 0 || column < 0 || row >= this.#side || column >= this.#side) return -1
      const there = this.#letters[row * this.#side + column]
      if (there !== undefined && there !== letters[index]) return -1
      if (there !== undefined) shared += 1
    }
    return shared === letters.length ? -1 : shared
  }

  filled(fillers: readonly string[]): string[][] {
    return Array.from({ length: this.#side }, (_, row) =>
      Array.from(
        { length: this.#side },
        (_cell, column) =>
          this.#letters[row * this.#side + column] ?? fillers[this.#below(fillers.length)] ?? '·',
      ),
    )
  }
}
