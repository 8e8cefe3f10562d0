import type { Score } from '#kit/card/verdict.ts'
import { gridOf, type Grid } from './crossword.grid.ts'
import { plainLetter } from './crossword.letters.ts'
import { cellKey, cellsBetween, cellsOf } from './crossword.places.ts'
import { isReadAs, lettersOn } from './crossword.read.ts'
import type { CrosswordCard, CrosswordResponse, CrosswordSolution, Line, Place } from './crossword.schema.ts'

/** The share of words that are right or found; of a crossword, if its author says so, the share of right letters. */
export function scoreCrossword(card: CrosswordCard, response: CrosswordResponse): Score {
  const { places } = gridOf(card)
  const isByLetter = card.mode === 'crossword' && card.scoring === 'letters'
  const right = isByLetter ? letterShare(card, response) : rightWordIds(card, response).length / places.length
  const scaled = places.length === 0 ? 0 : right
  return { scaled, passed: scaled === 1, parts: [] }
}

/** Ids of the words that are written right, or were found. */
export function rightWordIds(card: CrosswordCard, response: CrosswordResponse): string[] {
  const grid = gridOf(card)
  if (card.mode === 'search') return foundIds(card, grid, response.lines)
  return grid.places
    .filter((place) => rightLetters(card, place, response).every(Boolean))
    .map(({ wordId }) => wordId)
}

/** For each letter of a word whether it is right. */
function rightLetters(card: CrosswordCard, { wordId }: Place, { entries }: CrosswordResponse): boolean[] {
  const written = entries.find((entry) => entry.wordId === wordId)?.letters ?? []
  const right = gridOf(card).letters.get(wordId) ?? []
  const plain = (letter: string) => plainLetter(letter, card.ignoreDiacritics)
  return right.map((letter, index) => plain(written[index] ?? '') === plain(letter))
}

/** A cell in which two words cross counts once, and is right only if it is so in both. */
function letterShare(card: CrosswordCard, response: CrosswordResponse): number {
  const cells = new Map<string, boolean>()
  for (const place of gridOf(card).places) {
    const right = rightLetters(card, place, response)
    for (const [index, cell] of cellsOf(place).entries()) {
      const key = cellKey(cell)
      cells.set(key, (cells.get(key) ?? true) && right[index] === true)
    }
  }
  return [...cells.values()].filter(Boolean).length / cells.size
}

/** A word is found wherever it can be read, also where chance has put it; forwards or backwards. */
function foundIds(card: CrosswordCard, { places, letters, rows }: Grid, lines: readonly Line[]): string[] {
  const found = lines.map((line) => lettersOn(rows, line))
  const isFound = (word: readonly string[]) =>
    found.some((each) => isReadAs(each, word, card.ignoreDiacritics))
  return places.map(({ wordId }) => wordId).filter((id) => isFound(letters.get(id) ?? []))
}

/** Something is written, only into words that are there; or as many straight lines as there are words at most. */
export function acceptsCrossword(card: CrosswordCard, { entries, lines }: CrosswordResponse): boolean {
  const { places, rows } = gridOf(card)
  if (card.mode === 'search') {
    const isInside = ({ from, to }: Line) =>
      [from, to].every(({ row, column }) => rows[row]?.[column] !== undefined)
    const isGood = (line: Line) => cellsBetween(line).length > 1 && isInside(line)
    return entries.length === 0 && lines.length > 0 && lines.length <= places.length && lines.every(isGood)
  }
  const ids = new Set(entries.map(({ wordId }) => wordId))
  const fits = entries.every(({ wordId, letters }) =>
    places.some((place) => place.wordId === wordId && place.length === letters.length),
  )
  const isWritten = entries.some(({ letters }) => letters.some((letter) => letter.trim() !== ''))
  return lines.length === 0 && ids.size === entries.length && fits && isWritten
}

export function solveCrossword(card: CrosswordCard): CrosswordSolution {
  const { places, letters } = gridOf(card)
  const textOf = (id: string) => card.words.find((word) => word.id === id)?.text ?? ''
  return {
    words: places.map((place) => ({
      ...place,
      text: textOf(place.wordId),
      letters: letters.get(place.wordId) ?? [],
    })),
    explanation: card.explanation,
  }
}

/** Shape, numbers and clues of a crossword without a letter; the letters of a word search without a place. */
export function redactCrossword(card: CrosswordCard): CrosswordCard {
  const { places, rows } = gridOf(card)
  const isSearch = card.mode === 'search'
  const isShown = isSearch && card.showWords
  return {
    ...card,
    words: card.words.map((word) => (isShown ? word : { ...word, text: '' })),
    layout: 0,
    fill: '',
    explanation: '',
    places: isSearch ? [] : [...places],
    rows: isSearch ? rows.map((row) => [...row]) : [],
  }
}
