import { readingsOf } from '#kit/pinyin/pinyin.ts'
import { foldCharacter } from './fold.ts'
import { gaps } from './stream.ts'
import type { Pattern } from './spelling.ts'

/** A Chinese word in letters, or partly so. */
export interface PinyinPattern extends Pattern {
  /** Where its syllables and characters begin. */
  readonly starts: ReadonlySet<number>
  readonly syllableCount: number
}

/** Longer words are not written half in letters. */
const maxMixedLength = 4
const maxReadLength = 8

/** How a Chinese word is written in letters: whole, and with some of its characters left as they are. */
export function pinyinPatterns(pattern: Pattern): readonly PinyinPattern[] {
  const { plains, kinds, word } = pattern
  const isChinese =
    kinds.every((kind) => kind === 'han') && plains.length > 1 && plains.length <= maxReadLength
  if (!isChinese) return []
  return readingsOf(plains).flatMap((syllables) =>
    masksOf(plains.length).flatMap((mask) => {
      const parts = plains.map((plain, index) => (mask[index] ? plain : (syllables[index] ?? '')))
      // A single letter beside a character says nothing.
      return parts.some((part, index) => mask.some(Boolean) && !mask[index] && part.length < 2)
        ? []
        : [patternOf(parts, word)]
    }),
  )
}

/** Which characters stay as they are: none, and where the word is short every choice but all. */
function masksOf(length: number): readonly (readonly boolean[])[] {
  const count = length <= maxMixedLength ? 2 ** length - 1 : 1
  return Array.from({ length: count }, (_, mask) =>
    Array.from({ length }, (_each, index) => Math.floor(mask / 2 ** index) % 2 === 1),
  )
}

function patternOf(parts: readonly string[], word: number): PinyinPattern {
  const characters = parts.flatMap((part) => [...part])
  const folded = characters.map((character) => foldCharacter(character.codePointAt(0) ?? 0))
  const starts = new Set<number>()
  let start = 0
  for (const part of parts) {
    starts.add(start)
    start += [...part].length
  }
  return {
    word,
    keys: folded.map(({ key }) => key),
    plains: folded.map(({ plain }) => plain),
    kinds: folded.map(({ kind }) => kind),
    gaps: characters.map(() => gaps.none),
    starts,
    syllableCount: parts.length,
  }
}
