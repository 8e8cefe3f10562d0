import { crossed, type Laid } from './crossword.layout.ts'
import { fillersOf, lettersOf, plainLetter } from './crossword.letters.ts'
import { hiddenWords } from './crossword.search.ts'
import { maxLetters, type CrosswordCard, type Place } from './crossword.schema.ts'

/** The words of a card in their places. */
export interface Grid {
  readonly places: readonly Place[]
  /** Ids of words that could not be placed. */
  readonly unplaced: readonly string[]
  /** Letters of each word that could be laid out, by its id. */
  readonly letters: ReadonlyMap<string, readonly string[]>
  /** Of a word search, all letters. */
  readonly rows: readonly (readonly string[])[]
}

type Drawn = Pick<CrosswordCard, 'mode' | 'words' | 'layout' | 'ignoreDiacritics' | 'directions' | 'fill'>

const known = new Map<string, Grid>()
const mostKnown = 60

/** The grid of a card: the same card always has the same one. The last ones are remembered, since each look at a card asks. */
export function gridOf(card: Drawn): Grid {
  const key = JSON.stringify([
    card.mode,
    card.layout,
    card.ignoreDiacritics,
    card.directions,
    card.fill,
    card.words.map(({ id, text }) => [id, text]),
  ])
  const found = known.get(key)
  if (found) return found
  const grid = drawnGrid(card)
  for (const oldest of known.keys()) {
    if (known.size < mostKnown) break
    known.delete(oldest)
  }
  known.set(key, grid)
  return grid
}

/** Whether a word has as many letters as can be laid out. */
export const canBeLaid = (text: string): boolean => {
  const { length } = lettersOf(text)
  return length > 1 && length <= maxLetters
}

function drawnGrid(card: Drawn): Grid {
  const written = card.words
    .filter(({ text }) => canBeLaid(text))
    .map(({ id, text }) => ({ id, letters: lettersOf(text) }))
  const compared = written.map(({ id, letters }) => ({
    id,
    letters: letters.map((letter) => plainLetter(letter, card.ignoreDiacritics)),
  }))
  // The same word twice would be found twice in one place.
  const words = compared.filter(
    ({ letters }, index) =>
      compared.findIndex((other) => other.letters.join('') === letters.join('')) === index,
  )
  const letters = new Map(written.map((word) => [word.id, word.letters]))
  if (card.mode === 'search') {
    const own = lettersOf(card.fill).map((letter) => plainLetter(letter, card.ignoreDiacritics))
    const fillers = own.length > 0 ? own : fillersOf(words.map((word) => word.letters))
    const { laid, unplaced, rows } = hiddenWords(words, {
      seed: card.layout,
      directions: card.directions,
      fillers,
    })
    return { places: numbered(laid), unplaced, letters, rows: laid.length > 0 ? rows : [] }
  }
  const { laid, unplaced } = crossed(words, card.layout)
  return { places: numbered(laid), unplaced, letters, rows: [] }
}

/** Numbers as one reads: from left to right, line by line. */
function numbered(laid: readonly Laid[]): Place[] {
  const order = laid.toSorted((one, other) => one.row - other.row || one.column - other.column)
  const places: Place[] = []
  for (const each of order) {
    const last = places.at(-1)
    const isSame = last?.row === each.row && last.column === each.column
    places.push({ ...each, number: last ? last.number + (isSame ? 0 : 1) : 1 })
  }
  return places
}
