import { makeAutomaton } from './matching/automaton.ts'
import { isMeantAsPinyin } from './matching/pinyinJudge.ts'
import { pinyinPatterns } from './matching/pinyinPatterns.ts'
import { isMeant, type Pattern, type Place } from './matching/spelling.ts'
import { readStream, type Stream } from './matching/stream.ts'

/** A list of words, compiled to find them. */
export interface SensitiveList {
  /**
   * Those of the words that `text` contains, each once, in the list's order: as they are, in full-width, with invisible
   * characters, in letters that look alike, torn apart, in traditional characters and in pinyin. Linear in the text.
   */
  find(text: string): readonly string[]
}

/** What of a word is searched for; nothing of one without letters. */
function patternOf(text: string, word: number): Pattern {
  const { keys, folded, gaps } = readStream(composed(text), { symbols: 'between' })
  const plains = folded.map(({ plain }) => plain.toLowerCase())
  return { word, keys: [...keys], plains, kinds: folded.map(({ kind }) => kind), gaps: [...gaps] }
}

/** Whether a word has anything that can be searched for. */
export const hasLetters = (word: string): boolean => patternOf(word, 0).keys.length > 0

const composed = (text: string): string => text.toWellFormed().normalize('NFKC')

/** Searches for patterns in streams, and lets a judge decide on each hit until its word is found. */
function searcher<P extends Pattern>(
  patterns: readonly P[],
  isRight: (stream: Stream, pattern: P, place: Place) => boolean,
) {
  const automaton = makeAutomaton(patterns.map(({ keys }) => keys))
  return (stream: Stream, found: Set<number>) =>
    automaton.scan(stream.keys, (index, last) => {
      const pattern = patterns[index]
      if (!pattern || found.has(pattern.word)) return
      const place = { first: last - pattern.keys.length + 1, last }
      if (isRight(stream, pattern, place)) found.add(pattern.word)
    })
}

/** Compiles a list of words: once for each change of the list, not for each text. */
export function compileSensitive(words: readonly string[]): SensitiveList {
  const patterns = words.map(patternOf).filter(({ keys }) => keys.length > 0)
  const search = searcher(patterns, isMeant)
  const searchPinyin = searcher(patterns.flatMap(pinyinPatterns), isMeantAsPinyin)
  return {
    find(text) {
      const whole = composed(text)
      const found = new Set<number>()
      const plain = readStream(whole, { symbols: 'between' })
      search(plain, found)
      if (plain.hasSymbols) search(readStream(whole, { symbols: 'letters' }), found)
      searchPinyin(plain.hasDigits ? readStream(whole, { symbols: 'between', tones: true }) : plain, found)
      return words.filter((_, index) => found.has(index))
    },
  }
}
