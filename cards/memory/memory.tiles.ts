import type { PairSide } from '#kit/card/pairSide.ts'
import { seedOfCard } from '#kit/card/seedOfCard.ts'
import { shuffled } from '#kit/value/shuffle.ts'
import type { MemoryCard } from './memory.schema.ts'

/** One of the two tiles of a pair. */
export interface Tile {
  readonly id: string
  readonly pairId: string
  readonly side: PairSide
}

/** The two tiles of each pair, as they lie before the learner; undealt in the order of the pairs. */
export function tilesOf({ pairs, deal }: Pick<MemoryCard, 'pairs' | 'deal'>): readonly Tile[] {
  const tiles = pairs.flatMap(({ id, first, second, same }) => [
    { id: `${id}.1`, pairId: id, side: first },
    { id: `${id}.2`, pairId: id, side: same ? first : second },
  ])
  const dealt = deal.flatMap((id) => tiles.find((tile) => tile.id === id) ?? [])
  // An author may have changed the pairs since.
  return new Set(deal).size === tiles.length && dealt.length === tiles.length ? dealt : tiles
}

/**
 * The card as it lies before one learner. Which tiles belong together leaves the server with it: the page must show at once what
 * was found, also without a connection, and where each tile lies, which is all that there is to remember, it must know anyway.
 */
export const dealt = (card: MemoryCard, seed: number): MemoryCard => ({
  ...card,
  deal: shuffled(tilesOf({ ...card, deal: [] }), seedOfCard(seed, card.id)).map(({ id }) => id),
})
