import { normalise } from '#kit/value/typed.ts'
import { inOneForm } from './speak.characters.ts'
import { spellNumber } from './speak.numerals.ts'

/** A word as it is written, and as it is compared: '25' is two words in English, a dash none. */
interface Word {
  readonly written: string
  readonly compared: readonly string[]
}

/** What was understood of a text: word by word, character by character where no spaces part words. */
export interface Understood {
  readonly words: readonly { readonly text: string; readonly isUnderstood: boolean }[]
  /** Words understood of words expected, 0 to 1; without words 0. */
  readonly share: number
}

interface Rules {
  readonly language: string
  /** Words that are too many take something away. */
  readonly strict: boolean
}

const unspaced = new Set(['zh', 'yue', 'ja', 'th', 'lo', 'km', 'my'])
const primaryOf = (tag: string): string => tag.split('-')[0] ?? tag
/** Whether the words of a language are parted by spaces. */
export const isSpaced = (language: string): boolean => !unspaced.has(primaryOf(language))

const rules = { ignoreCase: true, ignorePunctuation: true }
const sayable = /[\p{L}\p{N}]/u
// Beside single characters, numbers and foreign words stay whole; combining signs stay with their letter.
const characters = /\p{Nd}+|[\p{Script=Latin}'’]+|.\p{M}*/gsu

function wordsOf(text: string, language: string): Word[] {
  const own = primaryOf(language)
  const parts = isSpaced(language) ? text.split(/\s+/u) : (text.normalize('NFKC').match(characters) ?? [])
  return parts
    .filter((part) => part !== '')
    .map((written) => ({
      written,
      compared: normalise(written, rules)
        .split(' ')
        .filter((each) => sayable.test(each))
        .flatMap((each) => spellNumber(each, own) ?? [each])
        .map((each) => (own === 'zh' || own === 'yue' ? inOneForm(each) : each)),
    }))
}

/** Whether there is anything in it to be said. */
export const isSayable = (text: string): boolean => sayable.test(text)

/**
 * Compares what was heard with a text by the edit distance between their words (Levenshtein): those that stay the same are
 * understood. The share is the word recognition rate, hits / words; where it is `strict`, the word accuracy, from whose hits
 * words that are too many are taken. Case, width and punctuation do not count, and numbers up to 99 may be digits.
 */
export function understand(text: string, heard: string, { language, strict }: Rules): Understood {
  const words = wordsOf(text, language)
  const expected = words.flatMap(({ compared }) => compared)
  const said = wordsOf(heard, language).flatMap(({ compared }) => compared)
  const { hits, extra } = align(expected, said)
  let at = 0
  const shown = words.map(({ written, compared }) => {
    const from = at
    at += compared.length
    return { text: written, isUnderstood: compared.every((_, index) => hits.has(from + index)) }
  })
  const right = Math.max(0, hits.size - (strict ? extra : 0))
  return { words: shown, share: expected.length === 0 ? 0 : right / expected.length }
}

/** Places in `expected` that are the same in `said`, and how many of `said` are too many. */
function align(expected: readonly string[], said: readonly string[]): { hits: Set<number>; extra: number } {
  const costs = costsOf(expected, said)
  const cost = (row: number, column: number) => costs[row]?.[column] ?? Infinity
  const hits = new Set<number>()
  let [row, column, extra] = [expected.length, said.length, 0]
  while (row > 0 || column > 0) {
    const isSame = row > 0 && column > 0 && expected[row - 1] === said[column - 1]
    const here = cost(row, column)
    if (row > 0 && column > 0 && here === cost(row - 1, column - 1) + (isSame ? 0 : 1)) {
      if (isSame) hits.add(row - 1)
      row -= 1
      column -= 1
    } else if (column > 0 && here === cost(row, column - 1) + 1) {
      extra += 1
      column -= 1
    } else row -= 1
  }
  return { hits, extra }
}

/** How many words must be taken, added or exchanged from the first so many of the one to the first so many of the other. */
function costsOf(expected: readonly string[], said: readonly string[]): number[][] {
  const costs = [said.map((_, column) => column).concat(said.length)]
  for (const [index, word] of expected.entries()) {
    const before = costs[index] ?? []
    const row = [index + 1]
    for (const [place, other] of said.entries())
      row.push(
        Math.min(
          (row[place] ?? 0) + 1,
          (before[place + 1] ?? 0) + 1,
          (before[place] ?? 0) + (word === other ? 0 : 1),
        ),
      )
    costs.push(row)
  }
  return costs
}
