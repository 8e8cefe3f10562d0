import { sideOf, type PairSide } from '#kit/card/pairSide.ts'
import { newPartId } from '#kit/card/card.ts'
import { partEdits } from '#kit/card/partEdits.ts'
import { maxPairs, type MemoryCard, type Pair, type Scoring } from './memory.schema.ts'

export type SideName = 'first' | 'second'

const pairOf = (first: string, second: string): Pair => ({
  id: newPartId(),
  first: sideOf(first),
  second: sideOf(second),
  same: false,
  remark: '',
})

export const pairEdits = partEdits('pairs', maxPairs)

export const withNewPair = (card: MemoryCard): MemoryCard => pairEdits.added(card, [pairOf('', '')])

export const withSide = (
  card: MemoryCard,
  pair: Pair,
  name: SideName,
  change: Partial<PairSide>,
): MemoryCard => pairEdits.changed(card, pair.id, { [name]: { ...pair[name], ...change } })

/** What is scored is worth a point until the author changes that. */
export const withScoring = (card: MemoryCard, scoring: Scoring): MemoryCard =>
  scoring === card.scoring
    ? card
    : { ...card, scoring, points: scoring === 'none' ? 0 : Math.max(1, card.points) }

/** Pasted pairs take the place of the pair at `index` where it is still empty, else they follow it. */
export function withPastedPairs(
  card: MemoryCard,
  index: number,
  rows: readonly (readonly [string, string])[],
): MemoryCard {
  const here = card.pairs[index]
  const isEmpty = here !== undefined && isBlank(here.first) && isBlank(here.second)
  const added = rows.map(([first, second]) => pairOf(first, second))
  if (added.length === 0) return card
  return isEmpty
    ? pairEdits.added(pairEdits.without(card, here.id), added, index - 1)
    : pairEdits.added(card, added, index)
}

const isBlank = ({ text, picture, audio }: PairSide): boolean =>
  text === '' && picture === null && audio === null
