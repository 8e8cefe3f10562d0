import { foldText } from '#features/ai/sensitive-word/foldText.ts'
import { readPlain } from './readings.ts'
import type { LetterStream } from './letterStream.ts'

/** What a learner sees of a card, to look up whether some letters stand in it. */
export class SeenTexts {
  readonly #texts: readonly { readonly letters: string; readonly stream: LetterStream }[]

  constructor(texts: readonly string[]) {
    this.#texts = [...new Set(texts)].map((text) => ({
      letters: foldText(text).letters,
      stream: readPlain(text),
    }))
  }

  /** Whether they stand in one of the texts, as words of their own (`edges`) or inside of others. */
  has(letters: string, stands: 'anywhere' | 'edges'): boolean {
    return this.#texts.some(({ letters: text, stream }) => {
      if (stands === 'anywhere') return text.includes(letters)
      for (let at = text.indexOf(letters); at >= 0; at = text.indexOf(letters, at + 1))
        if (isWord(stream, at, at + letters.length)) return true
      return false
    })
  }
}

const isWord = (stream: LetterStream, first: number, end: number): boolean =>
  stream.isEdge(first) && stream.isEdge(end)
