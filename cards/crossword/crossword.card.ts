import { pictureAt, picturePhrases, type CardPhrase } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { paperText, type PaperBlock } from '#kit/card/paper.ts'
import { namespace } from '#kit/i18n/words.ts'
import { gridOf } from './crossword.grid.ts'
import { crosswordGuide } from './crossword.guide.ts'
import { cellsOf, isSameCell, sizeOf } from './crossword.places.ts'
import { crosswordProblems } from './crossword.problems.ts'
import {
  crosswordSchema,
  responseSchema,
  type CrosswordCard,
  type CrosswordResponse,
} from './crossword.schema.ts'
import {
  acceptsCrossword,
  redactCrossword,
  rightWordIds,
  scoreCrossword,
  solveCrossword,
} from './crossword.score.ts'
import type { en } from './words/en.ts'

export const crosswordWords = namespace<typeof en>('card-crossword')

/** A crossword that the program lays out, or a word search. */
export const crossword = defineCard({
  type: 'crossword',
  schema: crosswordSchema,
  fresh: { points: 1, words: [{}, {}, {}] },
  sample: async () => (await import('./crossword.sample.ts')).crosswordSample,
  content: {
    guide: crosswordGuide,
    problems: crosswordProblems,
    phrases,
    pictures: (card) =>
      card.words.flatMap(({ picture }, index) => pictureAt(`words.${index}.picture`, picture)),
    redact: redactCrossword,
    paper,
  },
  answering: {
    responseSchema,
    accepts: acceptsCrossword,
    score: scoreCrossword,
    solution: solveCrossword,
    rightTexts: (card) =>
      card.mode === 'search' && card.showWords ? [] : card.words.map(({ text }) => text),
    answerText: (card, response) => answerLines(card, response).join('\n'),
    // How many wrote or found each word.
    summary: (card, attempts) => {
      const right = attempts.map(({ response }) => new Set(rightWordIds(card, response)))
      return card.words.map(({ id, text }) => ({
        id,
        label: text,
        isRight: true,
        count: right.filter((ids) => ids.has(id)).length,
      }))
    },
  },
})

/** What was written, word by word; of a word search the words that were found. */
function answerLines(card: CrosswordCard, response: CrosswordResponse): string[] {
  const textOf = (id: string) => card.words.find((word) => word.id === id)?.text ?? ''
  if (card.mode === 'search') return rightWordIds(card, response).map(textOf)
  return gridOf(card).places.flatMap(({ wordId, number, direction }) => {
    const written = response.entries.find((entry) => entry.wordId === wordId)
    const sign = direction === 'right' ? '→' : '↓'
    return written ? [`${number} ${sign} ${written.letters.map((letter) => letter || '_').join('')}`] : []
  })
}

function phrases(card: CrosswordCard): CardPhrase[] {
  return [
    { path: 'question', text: card.question },
    ...card.words.flatMap(({ text, clue, picture }, index) => [
      { path: `words.${index}.text`, text },
      { path: `words.${index}.clue`, text: clue },
      ...picturePhrases(`words.${index}.picture`, picture),
    ]),
    { path: 'explanation', text: card.explanation },
  ]
}

/** The grid to be filled in by hand, and below it the clues; of a word search its letters and what is to be found. */
function paper(card: CrosswordCard): PaperBlock[] {
  const clueOf = (id: string) => card.words.find((word) => word.id === id)
  if (card.mode === 'search')
    return [
      ...paperText(card.question),
      { kind: 'table', rows: card.rows.map((row) => row.map((letter) => ({ text: letter }))) },
      ...paperText(card.words.map(({ text, clue }) => text || clue).join(' · ')),
    ]
  const { places } = card
  const { rows, columns } = sizeOf(places)
  const cells = places.flatMap(cellsOf)
  const textAt = (row: number, column: number): string => {
    const start = places.find((place) => place.row === row && place.column === column)
    const isOpen = cells.some((cell) => isSameCell(cell, { row, column }))
    return start ? String(start.number) : isOpen ? '' : '■'
  }
  const table = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_cell, column) => ({ text: textAt(row, column) })),
  )
  const clues = (direction: 'right' | 'down', sign: string) =>
    places
      .filter((place) => place.direction === direction)
      .map(({ number, wordId, length }) => ({
        text: `${number} ${sign} ${clueOf(wordId)?.clue ?? ''} (${length})`,
        picture: clueOf(wordId)?.picture ?? null,
      }))
  return [
    ...paperText(card.question),
    { kind: 'table', rows: table },
    { kind: 'table', rows: [...clues('right', '→'), ...clues('down', '↓')].map((clue) => [clue]) },
  ]
}
