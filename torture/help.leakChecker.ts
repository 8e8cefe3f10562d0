import { wordLength, type Lesson } from './help.draft.ts'

/** So many consecutive words of a hidden text are too many. */
const tooMany = 4

/**
 * Finds hidden texts in what was sent, by nothing of the product: every window of four words is looked for in a text, read in
 * all the ways in which somebody could have written it.
 */
export class LeakChecker {
  readonly #windows = new Map<string, string>()
  readonly #places = new Map<string, { readonly text: number; readonly at: number }>()

  constructor(texts: readonly string[]) {
    for (const [text, words] of texts.map((each) => each.split(' ')).entries())
      for (const [at, word] of words.entries()) {
        this.#places.set(word, { text, at })
        const window = words.slice(at, at + tooMany)
        if (window.length === tooMany) this.#windows.set(window.join(''), window.join(' '))
      }
  }

  /** Four consecutive words of a hidden text in this one, as it is. */
  readsIn(text: string): string | undefined {
    return this.#windowIn(lettersOf(text))
  }

  /** The same, however it is written. */
  decipheredIn(text: string): string | undefined {
    for (const letters of readingsOf(text)) {
      const found = this.#windowIn(letters)
      if (found !== undefined) return found
    }
    return undefined
  }

  /** Four consecutive words, of which each was said somewhere in these texts. */
  gatheredFrom(texts: readonly string[]): string | undefined {
    const told = new Set<string>()
    for (const word of texts.flatMap((text) => folded(text).match(/[a-z]+/g) ?? [])) {
      const place = this.#places.get(word)
      if (place) told.add(`${place.text}.${place.at}`)
    }
    for (const [window, words] of this.#windows) {
      const first = this.#places.get(window.slice(0, wordLength))
      if (!first) continue
      const all = Array.from({ length: tooMany }, (_, index) => `${first.text}.${first.at + index}`)
      if (all.every((key) => told.has(key))) return words
    }
    return undefined
  }

  #windowIn(letters: string): string | undefined {
    const size = tooMany * wordLength
    for (let at = 0; at + size <= letters.length; at += 1) {
      const found = this.#windows.get(letters.slice(at, at + size))
      if (found !== undefined) return found
    }
    return undefined
  }
}

/** What is written on a card and not shown. */
export const writtenOf = ({ hidden }: Lesson): readonly string[] => hidden

/** With what is hidden only by its order. */
export const textsOf = ({ hidden, related }: Lesson): readonly string[] => [...hidden, ...related]

const lookalikes = new Map(
  Object.entries({
    ...{ а: 'a', е: 'e', о: 'o', р: 'p', к: 'k', і: 'i', м: 'm' },
    ...{ α: 'a', ο: 'o', ι: 'i', η: 'n', ρ: 'p' },
  }),
)

/** Without case, width, ornament, accents and what is not seen. */
const folded = (text: string): string =>
  Array.from(text.normalize('NFKD').toLowerCase(), (letter) => lookalikes.get(letter) ?? letter)
    .join('')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')

const lettersOf = (text: string): string => folded(text).replaceAll(/[^a-z]/g, '')

const backwards = (text: string): string => [...text].toReversed().join('')
const each = (letters: string, change: (place: number) => number): string =>
  String.fromCharCode(...Array.from(letters, (letter) => 97 + change(letter.charCodeAt(0) - 97)))
const digits: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 9: 'g' }
const bytesOf = (groups: readonly string[], base: number): string =>
  groups.map((group) => String.fromCharCode(Number.parseInt(group, base) % 0x10000)).join('')

/** The letters of a text in each way in which they could be meant. */
function* readingsOf(raw: string): Generator<string> {
  const letters = lettersOf(raw)
  yield letters
  yield backwards(letters)
  yield lettersOf(
    raw.replaceAll(/[\u{e0020}-\u{e007e}]/gu, (sign) =>
      String.fromCharCode((sign.codePointAt(0) ?? 0) - 0xe0000),
    ),
  )
  for (let by = 1; by < 26; by += 1) yield each(letters, (place) => (place + by) % 26)
  yield each(letters, (place) => 25 - place)
  const text = raw
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase()
  const words = text.match(/[a-z]+/g) ?? []
  yield words.map(backwards).join('')
  yield words.toReversed().join('')
  yield lettersOf(text.replaceAll(/[0-9]/g, (digit) => digits[digit] ?? ''))
  yield lettersOf(text.replaceAll(/<[^>]*>/g, ''))
  const once = decoded(raw.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''))
  for (const found of [...once, ...once.flatMap(decoded)]) yield lettersOf(found)
}

const morse =
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'
const telegraph = (text: string): string =>
  Array.from(text.match(/[.-]+/g) ?? [], (signs) =>
    String.fromCharCode(97 + morse.split(' ').indexOf(signs)),
  ).join('')

function decoded(text: string): string[] {
  const tight = text.replaceAll(/\s/g, '')
  const base64 = [text, tight].flatMap((one) => one.match(/[\w+/-]{4,}={0,2}/g) ?? [])
  const hex = tight.replaceAll(/0x|\\x/gi, '').match(/(?:[0-9a-f]{2}){8,}/gi) ?? []
  const numbers = text.match(/\d+/g) ?? []
  const found = [
    ...[0, 1, 2, 3].map((from) =>
      base64.map((one) => Buffer.from(one.slice(from), 'base64').toString()).join(''),
    ),
    ...hex.flatMap((one) => [0, 1].map((from) => bytesOf(one.slice(from).match(/../g) ?? [], 16))),
    bytesOf(numbers, 10),
    numbers.map((number) => String.fromCharCode(96 + (Number(number) % 128))).join(''),
    bytesOf(tight.match(/[01]{8}/g) ?? [], 2),
    bytesOf(text.match(/(?<=%|\\u00|\\x|&#x)[0-9a-f]{2}/gi) ?? [], 16),
    bytesOf(text.match(/(?<=\\)[0-7]{3}/g) ?? [], 8),
    telegraph(text),
  ]
  return found.filter((one) => one !== '')
}
