/** All words that are hidden have so many letters: a run of them is found wherever it begins. */
export const wordLength = 7

/** Words of no language, none of them twice: where one stands, somebody has told it. */
export class Nonsense {
  readonly #random: () => number
  readonly #made = new Set<string>()

  constructor(random: () => number) {
    this.#random = random
  }

  word(): string {
    const pick = (letters: string) => letters[Math.floor(this.#random() * letters.length)] ?? ''
    const made = Array.from({ length: wordLength }, (_, at) => pick(at % 2 === 0 ? 'bdfgklmnprtvz' : 'aeiou'))
    const word = made.join('')
    if (this.#made.has(word) || this.#made.has([...word].toReversed().join(''))) return this.word()
    this.#made.add(word)
    return word
  }

  words(count: number): string {
    return Array.from({ length: count }, () => this.word()).join(' ')
  }
}

/** A card with what its author knows and its learner does not. */
export interface Lesson {
  readonly card: { readonly type: string } & Readonly<Record<string, unknown>>
  /** From -2 (everybody can do it) to 2. */
  readonly hardness: number
  /** undefined: it is read, or answered by talking. */
  readonly right?: unknown
  readonly wrong?: unknown
  /** Texts that are written on the card and are not shown. */
  readonly hidden: readonly string[]
  /** Texts whose words are shown, and whose order or belonging is the answer. */
  readonly related: readonly string[]
}

export type Draft = Pick<Lesson, 'card' | 'right' | 'wrong'> & { readonly related?: readonly string[] }

/** Makes a text of so many words that no learner may read before the answer is shown; nine where nothing is said. */
export type Hide = (count?: number) => string
export type MakeDraft = (hide: Hide, nonsense: Nonsense) => Draft
