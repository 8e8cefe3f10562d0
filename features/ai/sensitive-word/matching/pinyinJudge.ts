import { isPinyin } from '#kit/pinyin/pinyin.ts'
import { isCommonWord } from './commonWords.ts'
import { mayStandFor } from './lookalikes.ts'
import type { PinyinPattern } from './pinyinPatterns.ts'
import type { Place } from './spelling.ts'
import { gaps, isEdge, isSpelt, lettersOf, plainAt, type Stream } from './stream.ts'

/** So many words on each side tell what language a word stands in. */
const wordsAround = 5
/** So near a Chinese character says that letters are Chinese too. */
const charactersAround = 6
/** Such a long reading is no word of another language. */
const unmistakable = { syllables: 3, letters: 8 }

/** The word in letters that holds `place`, from edge to edge. */
function wordAt(stream: Stream, place: number): Place {
  let first = place
  let last = place
  while (first > 0 && place - first < 40 && !isEdge(stream, first)) first -= 1
  while (last - place < 40 && !isEdge(stream, last + 1)) last += 1
  return { first, last }
}

/** Words around that are plainly of another language, and how many there are at all. */
function wordsNear(stream: Stream, { first, last }: Place) {
  const near: string[] = []
  let before = first - 1
  for (let count = 0; count < wordsAround && before >= 0 && isSpelt(stream, before); count += 1) {
    const word = wordAt(stream, before)
    near.push(lettersOf(stream, word.first, word.last))
    before = word.first - 1
  }
  let after = last + 1
  for (
    let count = 0;
    count < wordsAround && after < stream.keys.length && isSpelt(stream, after);
    count += 1
  ) {
    const word = wordAt(stream, after)
    near.push(lettersOf(stream, word.first, word.last))
    after = word.last + 1
  }
  return { count: near.length, foreign: near.filter((word) => isCommonWord(word) || !isPinyin(word)).length }
}

function isAmongChinese({ folded }: Stream, { first, last }: Place): boolean {
  const around = [
    ...folded.slice(Math.max(0, first - charactersAround), first),
    ...folded.slice(last + 1, last + 1 + charactersAround),
  ]
  return around.some(({ kind }) => kind === 'han')
}

/** Whether syllables stand whole: between them anything may stand, in them nothing, or something behind each letter. */
function areWhole(stream: Stream, pattern: PinyinPattern, { first, last }: Place): boolean {
  let torn = 0
  for (let place = first + 1; place <= last; place += 1) {
    const gap = stream.gaps[place] ?? gaps.none
    if (gap === gaps.break) return false
    if (gap > gaps.none && !pattern.starts.has(place - first)) torn += 1
  }
  return torn === 0 || torn === pattern.keys.length - pattern.starts.size
}

const isRead = (stream: Stream, pattern: PinyinPattern, { first }: Place): boolean =>
  pattern.plains.every(
    (plain, index) => pattern.kinds[index] === 'han' || mayStandFor(plainAt(stream, first + index), plain),
  )

/** Letters beside characters: each run of them must end where it ends. */
function isBoundedMix(stream: Stream, { first, last }: Place): boolean {
  const isOpen = isSpelt(stream, first) && !isEdge(stream, first)
  return !isOpen && !(isSpelt(stream, last) && !isEdge(stream, last + 1))
}

/** Whether a run of letters that holds the reading is pinyin before and behind it too. */
function isInPinyin(stream: Stream, place: Place): boolean {
  const { first } = wordAt(stream, place.first)
  const { last } = wordAt(stream, place.last)
  const before = lettersOf(stream, first, place.first - 1)
  const behind = lettersOf(stream, place.last + 1, last)
  return isPinyin(before) && isPinyin(behind)
}

/** What stands between the edges around a reading, where nothing stands inside; else ''. */
function wordIn(stream: Stream, { first, last }: Place): string {
  const word = wordAt(stream, first)
  return word.last >= last ? lettersOf(stream, word.first, word.last) : ''
}

/** Whether a Chinese word in letters is meant where its letters were met, and not a word of another language. */
export function isMeantAsPinyin(stream: Stream, pattern: PinyinPattern, place: Place): boolean {
  if (!areWhole(stream, pattern, place) || !isRead(stream, pattern, place)) return false
  if (pattern.kinds.includes('han')) return isBoundedMix(stream, place)
  if (!isInPinyin(stream, place)) return false
  const isLong =
    pattern.syllableCount >= unmistakable.syllables && pattern.keys.length >= unmistakable.letters
  if (isLong || isAmongChinese(stream, place)) return true
  // Joined it may be a word of another language: dama.
  if (isCommonWord(wordIn(stream, place))) return false
  const { count, foreign } = wordsNear(stream, place)
  return foreign * 2 <= count
}
