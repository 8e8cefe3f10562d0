import { sideOf, type PairSide } from '#kit/card/pairSide.ts'
import { newPartId } from '#kit/card/card.ts'
import { partEdits } from '#kit/card/partEdits.ts'
import { maxPairs, type FlipCard, type Mode, type Pair } from './flip.schema.ts'

export type SideName = 'front' | 'back'

const pairOf = (front: string, back: string): Pair => ({
  id: newPartId(),
  front: sideOf(front),
  back: sideOf(back),
  accepted: [],
  tip: '',
})

/** What is graded is worth a point until the author changes that; one may grade oneself again and again. */
export function withMode(card: FlipCard, mode: Mode): FlipCard {
  if (mode === card.mode) return card
  const points = mode === 'browse' ? 0 : Math.max(1, card.points)
  const attempts =
    mode === 'typed' || mode === 'browse'
      ? { max: 1, showAnswer: 'afterAnswer' as const }
      : { max: null, showAnswer: 'never' as const }
  return { ...card, mode, points, attempts }
}

export const pairEdits = partEdits('pairs', maxPairs)

export const withNewPair = (card: FlipCard): FlipCard => pairEdits.added(card, [pairOf('', '')])

export const withSide = (card: FlipCard, pair: Pair, name: SideName, change: Partial<PairSide>): FlipCard =>
  pairEdits.changed(card, pair.id, { [name]: { ...pair[name], ...change } })

/** Pasted pairs take the place of the pair at `index` where it is still empty, else they follow it. */
export function withPastedPairs(
  card: FlipCard,
  index: number,
  rows: readonly (readonly [string, string])[],
): FlipCard {
  if (rows.length === 0) return card
  const here = card.pairs[index]
  const isEmpty = here && here.front.text === '' && here.back.text === '' && !hasMedia(here)
  const taken = isEmpty ? 1 : 0
  const room = maxPairs - card.pairs.length + taken
  const added = rows.slice(0, room).map(([front, back]) => pairOf(front, back))
  return { ...card, pairs: card.pairs.toSpliced(isEmpty ? index : index + 1, taken, ...added) }
}

const hasMedia = ({ front, back }: Pair): boolean =>
  [front, back].some(({ picture, audio }) => picture !== null || audio !== null)
