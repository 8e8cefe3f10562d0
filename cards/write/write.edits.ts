import { newPartId } from '#kit/card/card.ts'
import { pairsIn, partEdits } from '#kit/card/partEdits.ts'
import { limits, maxCharacters, type Character, type WriteCard } from './write.schema.ts'

const characterOf = (text: string, meaning = ''): Character => ({
  id: newPartId(),
  text,
  reading: '',
  meaning,
  strokes: [],
  medians: [],
})

export const characterEdits = partEdits('characters', maxCharacters)

const segmenter = new Intl.Segmenter()
/** The characters of a typed text; spaces and signs are none. */
export const charactersIn = (typed: string): string[] =>
  [...segmenter.segment(typed)].map(({ segment }) => segment).filter((each) => /[\p{L}\p{N}]/u.test(each))

/** With each character of a typed text that is not there yet; they take the place of rows that are empty. */
export function withTyped(card: WriteCard, typed: string): WriteCard {
  const there = card.characters.filter(({ text, reading, meaning }) => text + reading + meaning !== '')
  const known = new Set(there.map(({ text }) => text))
  const fresh = [...new Set(charactersIn(typed))].filter((each) => !known.has(each))
  if (fresh.length === 0) return card
  const characters = [...there, ...fresh.map((each) => characterOf(each))].slice(0, maxCharacters)
  return { ...card, characters }
}

export const withNewCharacter = (card: WriteCard, after: number): WriteCard =>
  characterEdits.added(card, [characterOf('')], after)

export type Strokes = Pick<Character, 'strokes' | 'medians'>

/** Another character in a row, with its strokes; empty where they are not known yet. */
export const withText = (card: WriteCard, id: string, text: string, strokes: Strokes): WriteCard =>
  characterEdits.changed(card, id, { text, ...strokes })

/** With the strokes of characters that have none yet, as far as they are known. */
export const withStrokes = (card: WriteCard, known: ReadonlyMap<string, Strokes>): WriteCard => ({
  ...card,
  characters: card.characters.map((each) =>
    each.strokes.length === 0 ? { ...each, ...known.get(each.text) } : each,
  ),
})

/** Characters and their meanings in two pasted columns; the card itself where the text is none. */
export function withPasted(card: WriteCard, pasted: string): WriteCard {
  const rows = pairsIn(pasted, limits.meaning)
  if (!rows) return card
  return rows.reduce((now, [characters, meaning]) => {
    const next = withTyped(now, characters)
    const [first = ''] = charactersIn(characters)
    const own = next.characters.find(({ text, meaning: there }) => text === first && there === '')
    return own ? characterEdits.changed(next, own.id, { meaning }) : next
  }, card)
}
