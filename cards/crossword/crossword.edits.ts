import { newPartId } from '#kit/card/card.ts'
import { linesIn, pairsIn, partEdits } from '#kit/card/partEdits.ts'
import { firstGraphemes } from '#kit/value/graphemes.ts'
import { clueMax, maxLayout, maxWords, wordMax, type CrosswordCard, type Word } from './crossword.schema.ts'

const wordOf = (text: string, clue: string): Word => ({
  id: newPartId(),
  text: firstGraphemes(text, wordMax),
  clue: firstGraphemes(clue, clueMax),
  picture: null,
})

export const wordEdits = partEdits('words', maxWords)

/** A new word behind the one at `after`. */
export const withNewWord = (card: CrosswordCard, after: number): CrosswordCard =>
  wordEdits.added(card, [wordOf('', '')], after)

/** Words with clues of a pasted text: two columns, or on each line a word and its clue behind a comma, colon or semicolon. */
export function pastedWords(text: string): (readonly [word: string, clue: string])[] {
  const pairs = pairsIn(text, clueMax)
  if (pairs) return pairs
  const lines = linesIn(text)
  if (lines.length < 2) return []
  return lines.map((line) => {
    const [word = '', clue = ''] = line.split(/\s*[,，、;；:：]\s*(.*)/s)
    return [word.trim(), clue.trim()] as const
  })
}

/** Pasted words take the place of the one at `index` where it is still empty, else they follow it. */
export function withPastedWords(card: CrosswordCard, index: number, text: string): CrosswordCard {
  const added = pastedWords(text).map(([word, clue]) => wordOf(word, clue))
  if (added.length === 0) return card
  const here = card.words[index]
  const isEmpty = here?.text === '' && here.clue === '' && here.picture === null
  return isEmpty
    ? wordEdits.added(wordEdits.without(card, here.id), added, index - 1)
    : wordEdits.added(card, added, index)
}

/** The same words laid out otherwise. */
export const withOtherLayout = (card: CrosswordCard): CrosswordCard => ({
  ...card,
  layout: (card.layout + 1) % (maxLayout + 1),
})
