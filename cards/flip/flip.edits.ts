import { newPartId } from '#kit/card/card.ts'
import { fitsIn } from '#kit/value/graphemes.ts'
import { mostPairs, textMax, type FlipCard, type Mode, type Pair, type Side } from './flip.schema.ts'

export type SideName = 'front' | 'back'

const sideOf = (text: string): Side => ({ text, picture: null, audio: null })
const pairOf = (front: string, back: string): Pair => ({
  id: newPartId(),
  front: sideOf(front),
  back: sideOf(back),
  accepted: [],
  tip: '',
})

/** What is graded is worth a point until the author says otherwise; one may grade oneself again and again. */
export function withMode(card: FlipCard, mode: Mode): FlipCard {
  if (mode === card.mode) return card
  const points = mode === 'browse' ? 0 : Math.max(1, card.points)
  const attempts =
    mode === 'typed' || mode === 'browse'
      ? { max: 1, showAnswer: 'afterAnswer' as const }
      : { max: null, showAnswer: 'never' as const }
  return { ...card, mode, points, attempts }
}

export const withNewPair = (card: FlipCard): FlipCard =>
  card.pairs.length >= mostPairs ? card : { ...card, pairs: [...card.pairs, pairOf('', '')] }

export const withPair = (card: FlipCard, id: string, change: Partial<Pair>): FlipCard => ({
  ...card,
  pairs: card.pairs.map((pair) => (pair.id === id ? { ...pair, ...change } : pair)),
})

export const withSide = (card: FlipCard, pair: Pair, name: SideName, change: Partial<Side>): FlipCard =>
  withPair(card, pair.id, { [name]: { ...pair[name], ...change } })

export const withoutPair = (card: FlipCard, id: string): FlipCard => ({
  ...card,
  pairs: card.pairs.filter((pair) => pair.id !== id),
})

export function withMovedPair(card: FlipCard, from: number, to: number): FlipCard {
  const moved = card.pairs[from]
  if (!moved || to < 0 || to >= card.pairs.length) return card
  return { ...card, pairs: card.pairs.toSpliced(from, 1).toSpliced(to, 0, moved) }
}

/** Two columns copied from a spreadsheet, or lines with a tab between front and back; undefined where it is neither. */
export function pairsIn(pasted: string): (readonly [string, string])[] | undefined {
  const rows = pasted.split(/\r?\n/).filter((line) => line.trim() !== '')
  if (rows.length === 0 || !rows.every((line) => line.includes('\t'))) return undefined
  const cut = (text = '') =>
    fitsIn(text.trim(), textMax) ? text.trim() : [...text.trim()].slice(0, textMax).join('')
  return rows.map((line) => {
    const [front, back] = line.split('\t')
    return [cut(front), cut(back)] as const
  })
}

/** Pasted pairs take the place of the pair at `index` where it is still empty, else they follow it. */
export function withPastedPairs(
  card: FlipCard,
  index: number,
  rows: readonly (readonly [string, string])[],
): FlipCard {
  const here = card.pairs[index]
  const isEmpty = here && here.front.text === '' && here.back.text === '' && !hasMedia(here)
  const taken = isEmpty ? 1 : 0
  const room = mostPairs - card.pairs.length + taken
  const added = rows.slice(0, room).map(([front, back]) => pairOf(front, back))
  return { ...card, pairs: card.pairs.toSpliced(isEmpty ? index : index + 1, taken, ...added) }
}

const hasMedia = ({ front, back }: Pair): boolean =>
  [front, back].some(({ picture, audio }) => picture !== null || audio !== null)
