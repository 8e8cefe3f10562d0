import { readingsAToL } from './pinyin.a-l.characters.ts'
import { readingsMToZ } from './pinyin.m-z.characters.ts'

const lines = `${readingsAToL}${readingsMToZ}`
  .split('\n')
  .filter((line) => line !== '')
  .map((line): [string, string] => {
    const [syllable = '', characters = ''] = line.split(' ')
    return [syllable, characters]
  })

const syllables: ReadonlySet<string> = new Set(lines.map(([syllable]) => syllable))
const maxSyllableLength = 6

function readingsByCharacter(): ReadonlyMap<string, readonly string[]> {
  const readings = new Map<string, string[]>()
  for (const [syllable, characters] of lines)
    for (const character of characters) {
      const existing = readings.get(character)
      if (existing) existing.push(syllable)
      else readings.set(character, [syllable])
    }
  return readings
}
const readings = readingsByCharacter()

const unread: readonly string[] = []

/** How a common character may be read, without tones; nothing where it is rare, or no Chinese character. */
export const syllablesOf = (character: string): readonly string[] => readings.get(character) ?? unread

const maxReadings = 8

/** How a word may be read, syllable by syllable; nothing where a character of it has no reading. */
export function readingsOf(characters: readonly string[]): readonly (readonly string[])[] {
  let found: (readonly string[])[] = [[]]
  for (const character of characters) {
    const possible = syllablesOf(character)
    found = found.flatMap((before) => possible.map((syllable) => [...before, syllable])).slice(0, maxReadings)
  }
  return found
}

/** Whether letters can be cut into syllables of pinyin; '' can. Long ones are taken for no word. */
export function isPinyin(letters: string): boolean {
  if (letters.length > 40) return false
  const isReachable = [true]
  for (let end = 1; end <= letters.length; end += 1) {
    const starts = Array.from({ length: Math.min(end, maxSyllableLength) }, (_, back) => end - back - 1)
    isReachable[end] = starts.some((start) => isReachable[start] && syllables.has(letters.slice(start, end)))
  }
  return isReachable[letters.length] ?? false
}
