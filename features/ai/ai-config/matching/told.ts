import type { HiddenPlace } from './runIndex.ts'

/** More consecutive words than these of a hidden text are never told. */
export const mostWords = 3

/** Two pieces of three words that are nearer than this belong together. */
const near = 8

/** What was told of hidden texts over all replies of a talk, a few words each time. */
export class Told {
  readonly #words = new Map<number, Set<number>>()
  readonly #pieces = new Map<number, Set<number>>()

  /** Notes a piece; whether too much has been told with it. */
  add(place: HiddenPlace): boolean {
    const isTooLong = this.#cover(place)
    return place.count >= mostWords ? this.#isNextTo(place) || isTooLong : isTooLong
  }

  /** Whether the told words around this piece make more consecutive ones than may be told. */
  #cover({ text, first, count }: HiddenPlace): boolean {
    const words = setIn(this.#words, text)
    for (let word = first; word < first + count; word += 1) words.add(word)
    let [from, end] = [first, first + count]
    while (words.has(from - 1) && end - from <= mostWords) from -= 1
    while (words.has(end) && end - from <= mostWords) end += 1
    return end - from > mostWords
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
