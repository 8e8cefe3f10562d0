import * as z from 'zod/mini'
import { cardShape, flagOf, lineOf, listOf, media, partIdSchema, partsOf } from '#kit/card/card.ts'

export const questionMax = 300
export const wordMax = 40
export const clueMax = 200
export const explanationMax = 1000
export const fillMax = 100
export const maxWords = 40
export const minWords = 2
export const maxLayout = 999
/** Letters of a word: more than this fits no phone. */
export const maxLetters = 20
/** Cells along a side of a crossword, and of a word search. */
export const maxSide = 30
export const maxSearchSide = 20

export const modes = ['crossword', 'search'] as const
export type Mode = (typeof modes)[number]

/** How a word runs from its first letter; a crossword has the first two. */
export const directions = [
  'right',
  'down',
  'downRight',
  'upRight',
  'left',
  'up',
  'downLeft',
  'upLeft',
] as const
export type Direction = (typeof directions)[number]

/** A crossword is worth its right words, or its right letters; of a word search only the words count. */
export const scorings = ['words', 'letters'] as const

const word = z.strictObject({
  id: partIdSchema,
  text: lineOf(wordMax),
  clue: lineOf(clueMax),
  picture: z._default(z.nullable(media), null),
})
export type Word = z.output<typeof word>

const cellNumber = z.int().check(z.minimum(0), z.maximum(maxSide))
const cell = z.strictObject({ row: cellNumber, column: cellNumber })
export type Cell = z.output<typeof cell>

/** A letter as people count them, which may take several code units. */
const letter = z.string().check(z.maxLength(32))

const place = z.strictObject({
  wordId: z.string().check(z.maxLength(24)),
  /** By which its clue is found; words that begin in one cell share it. */
  number: z.int().check(z.minimum(1), z.maximum(maxWords)),
  row: cellNumber,
  column: cellNumber,
  length: z.int().check(z.minimum(1), z.maximum(maxLetters)),
  direction: z.enum(directions),
})
export type Place = z.output<typeof place>

export const crosswordSchema = cardShape('crossword', 1, {
  mode: z._default(z.enum(modes), 'crossword'),
  question: lineOf(questionMax),
  words: partsOf(word, maxWords),
  /** Chooses one of many layouts of the same words. */
  layout: z._default(z.int().check(z.minimum(0), z.maximum(maxLayout)), 0),
  scoring: z._default(z.enum(scorings), 'words'),
  ignoreDiacritics: flagOf(true),
  directions: z._default(z.array(z.enum(directions)).check(z.maxLength(directions.length)), [
    'right',
    'down',
    'downRight',
  ]),
  /** Whether the words to be searched are listed; else their clues are. */
  showWords: flagOf(true),
  /** Letters that fill up a word search; '': by the script of its words. */
  fill: lineOf(fillMax),
  explanation: lineOf(explanationMax),
  /** Of a redacted crossword, where its words stand; computed where the answer is scored. */
  places: listOf(place, maxWords),
  /** Of a redacted word search, the letters of its grid, row by row. */
  rows: listOf(z.array(letter).check(z.maxLength(maxSearchSide)), maxSearchSide),
})
export type CrosswordCard = z.output<typeof crosswordSchema>

const entry = z.strictObject({
  wordId: z.string().check(z.maxLength(24)),
  /** One for each cell; '' where nothing is written. */
  letters: z.array(letter).check(z.maxLength(maxLetters)),
})
export type Entry = z.output<typeof entry>

const line = z.strictObject({ from: cell, to: cell })
export type Line = z.output<typeof line>

export const responseSchema = z.strictObject({
  /** What is written into a crossword, word by word. */
  entries: z.array(entry).check(z.maxLength(maxWords)),
  /** Where words were found in a word search, by the cells of their first and last letters. */
  lines: z.array(line).check(z.maxLength(maxWords)),
})
export type CrosswordResponse = z.output<typeof responseSchema>

export interface CrosswordSolution {
  readonly words: readonly (Place & { readonly text: string; readonly letters: readonly string[] })[]
  readonly explanation: string
}
