import type { HiddenPlace } from './runIndex.ts'

/** More consecutive words than these of a hidden text are never told. */
export const mostWords = 3

/** Two pieces of three words that are nearer than this belong together. */
const near = 8

/** The places of the words of hidden texts that stand in any sentence, by the number of the text. */
export type FunctionWords = ReadonlyMap<number, ReadonlySet<number>>

/** What was told of hidden texts over all replies of a talk, a few words each time. */
export class Disclosed {
  readonly #words = new Map<number, Set<number>>()
  readonly #pieces = new Map<number, Set<number>>()
  readonly #functionWords: FunctionWords

  constructor(functionWords: FunctionWords) {
    this.#functionWords = functionWords
  }

  /** Notes a piece; whether too much has been told with it. */
  add(place: HiddenPlace): boolean {
    const isTooLong = this.#cover(place)
    const isNear = place.count >= mostWords && this.#isTelling(place) && this.#isNextTo(place)
    return isTooLong || isNear
  }

  /** Whether at least two of its words say something: 'one of them' stands in any sentence. */
  #isTelling({ text, first, count }: HiddenPlace): boolean {
    let telling = 0
    for (let word = first; word < first + count; word += 1)
      if (this.#functionWords.get(text)?.has(word) !== true) telling += 1
    return telling > 1
  }

  /**
   * Whether the told words around this piece make more consecutive ones than may be told. Where a text is told word by word,
   * those that stand in any sentence go without saying.
   */
  #cover({ text, first, count }: HiddenPlace): boolean {
    const words = setIn(this.#words, text)
    for (let word = first; word < first + count; word += 1) words.add(word)
    const free = count === 1 ? this.#functionWords.get(text) : undefined
    const reach = (step: 1 | -1, from: number) => {
      let [last, next] = [from, from + step]
      while (words.has(next) || free?.has(next)) {
        if (words.has(next)) last = next
        next += step
      }
      return last
    }
    return reach(1, first + count - 1) - reach(-1, first) >= mostWords
  }

  #isNextTo({ text, first }: HiddenPlace): boolean {
    const pieces = setIn(this.#pieces, text)
    let isNear = false
    for (let other = first - mostWords - near; other <= first + mostWords + near; other += 1)
      if (other !== first && pieces.has(other)) isNear = true
    pieces.add(first)
    return isNear
  }
}

function setIn(map: Map<number, Set<number>>, key: number): Set<number> {
  const known = map.get(key)
  if (known) return known
  const made = new Set<number>()
  map.set(key, made)
  return made
}
