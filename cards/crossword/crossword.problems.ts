import type { OwnProblem } from '#kit/card/content.ts'
import { gridOf } from './crossword.grid.ts'
import { lettersOf, plainLetter } from './crossword.letters.ts'
import { maxLetters, minWords, type CrosswordCard, type Word } from './crossword.schema.ts'

/** What stops words from being laid out, asked for or found. */
export function crosswordProblems(card: CrosswordCard): OwnProblem[] {
  const { words, mode } = card
  const isSearch = mode === 'search'
  if (words.length === 0) return [{ path: 'words', key: 'problems.noWord' }]
  if (!isSearch && words.length < minWords)
    return [{ path: 'words', key: 'problems.fewWords', values: { count: minWords } }]
  if (isSearch && card.directions.length === 0) return [{ path: 'directions', key: 'problems.noDirection' }]
  const plain = words.map(({ text }) =>
    lettersOf(text)
      .map((letter) => plainLetter(letter, card.ignoreDiacritics))
      .join(''),
  )
  const unplaced = new Set(gridOf(card).unplaced)
  const isAsked = ({ clue, picture }: Word) => clue.trim() !== '' || picture !== null
  return words.flatMap((word, index) => {
    const number = index + 1
    const at = (name: string, key: string, values = {}): OwnProblem[] => [
      { path: `words.${index}.${name}`, key: `problems.${key}`, values: { number, ...values } },
    ]
    const { length } = lettersOf(word.text)
    if (word.text.trim() === '') return at('text', 'emptyWord')
    if (length < 2) return at('text', 'shortWord')
    if (length > maxLetters) return at('text', 'longWord', { max: maxLetters })
    if (plain.indexOf(plain[index] ?? '') < index) return at('text', 'twinWord')
    const lost = unplaced.has(word.id)
      ? at('text', isSearch ? 'hiddenNowhere' : 'unplaced', { word: word.text })
      : []
    const isUnasked = (!isSearch || !card.showWords) && !isAsked(word)
    return isUnasked ? [...lost, ...at('clue', 'noClue')] : lost
  })
}
