import { useWords } from '#kit/i18n/web/words.ts'
import { crosswordWords } from '../crossword.card.ts'
import type { CrosswordCard, Place } from '../crossword.schema.ts'

interface Clue {
  readonly number: number
  /** 'Across' or 'Down'. */
  readonly axis: string
  readonly clue: string
}

/** What is said of a word before it is known; a picture speaks for itself. */
export function useClue(card: CrosswordCard): (place: Place) => Clue {
  const t = useWords(crosswordWords)
  return ({ wordId, number, direction }) => {
    const word = card.words.find(({ id }) => id === wordId)
    return {
      number,
      axis: t(direction === 'down' ? 'play.down' : 'play.across'),
      clue: word?.clue || word?.picture?.alt || t('play.noClue'),
    }
  }
}
