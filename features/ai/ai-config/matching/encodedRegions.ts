import { looksEncoded } from './decoded.ts'

/** A part of a text, from its first character to the one behind its last. */
export interface Region {
  readonly from: number
  readonly to: number
}

/** So many words of a sentence end what may be encoded. */
const wordsAfter = 3
/** A word without an end is no word. */
const longestWord = 200

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13) || code === 0xa0

/** Encoded things are written in ASCII; undefined of what is no such character, also in its wide form. */
const asAscii = (code: number): number | undefined => {
  if (code < 127) return code
  return code >= 0xff01 && code <= 0xff5e ? code - 0xfee0 : undefined
}

const unseen = /\p{Cf}/u

/**
 * Finds where a text may hold something encoded while it comes: from a word that no sentence has to where a plain sentence
 * goes on. A sign of Chinese or Japanese counts as a word.
 */
export class EncodedRegions {
  #tokenFrom = -1
  #token = ''
  #regionFrom = -1
  #plainWords = 0

  /** Where the region begins that has not ended yet; undefined outside of one. */
  get openFrom(): number | undefined {
    if (this.#regionFrom >= 0) return this.#regionFrom
    const isPending = this.#tokenFrom >= 0 && looksEncoded(this.#token)
    return isPending ? this.#tokenFrom : undefined
  }

  /** Reads on; a region that ends here is told of, from its first character to the one before this. */
  read(code: number, place: number): Region | undefined {
    if (isSpace(code)) return this.#endToken(place)
    const ascii = asAscii(code)
    if (ascii === undefined)
      return unseen.test(String.fromCodePoint(code)) ? undefined : this.#readOther(place)
    if (this.#tokenFrom < 0) this.#tokenFrom = place
    // Only its beginning matters.
    if (this.#token.length < longestWord) this.#token += String.fromCharCode(ascii)
    return undefined
  }

  #readOther(place: number): Region | undefined {
    const before = this.#endToken(place)
    return before ?? this.#countWord(place)
  }

  /** The end of the text. */
  end(place: number): Region | undefined {
    const ended = this.#endToken(place)
    const from = this.#regionFrom
    this.#regionFrom = -1
    return ended ?? (from < 0 ? undefined : { from, to: place })
  }

  #endToken(place: number): Region | undefined {
    if (this.#tokenFrom < 0) return undefined
    const [from, isEncoded] = [this.#tokenFrom, looksEncoded(this.#token)]
    this.#tokenFrom = -1
    this.#token = ''
    if (isEncoded) {
      this.#plainWords = 0
      if (this.#regionFrom < 0) this.#regionFrom = from
      return undefined
    }
    return this.#countWord(place)
  }

  #countWord(place: number): Region | undefined {
    this.#plainWords += 1
    if (this.#regionFrom < 0 || this.#plainWords < wordsAfter) return undefined
    const region = { from: this.#regionFrom, to: place }
    this.#regionFrom = -1
    return region
  }
}
