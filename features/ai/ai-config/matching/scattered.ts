import type { HiddenPlace } from './runIndex.ts'
import { mostWords, type FunctionWords } from './disclosed.ts'

/** So many words of others between two do not hide that they follow each other. */
const between = 6

interface Last {
  readonly first: number
  readonly word: number
  /** How many have followed each other until here. */
  readonly count: number
}

/** Words of hidden texts that a reply tells in their order with other words between them: 'slow, I say, water, I say, carries …' */
export class Scattered {
  readonly #functionWords: FunctionWords
  readonly #last = new Map<number, Last>()

  constructor(functionWords: FunctionWords) {
    this.#functionWords = functionWords
  }

  /** Notes a word, the `word`th of its reply; whether too many have followed each other with it. */
  add({ text, first }: HiddenPlace, word: number): boolean {
    const last = this.#last.get(text)
    const isNext =
      last !== undefined && word - last.word <= between + 1 && this.#follows(text, last.first, first)
    const count = isNext ? last.count + 1 : 1
    this.#last.set(text, { first, word, count })
    return count > mostWords
  }

  /** Words that stand in any sentence may be left out. */
  #follows(text: number, before: number, first: number): boolean {
    if (first <= before) return false
    const free = this.#functionWords.get(text)
    for (let place = before + 1; place < first; place += 1) if (!free?.has(place)) return false
    return true
  }
}
