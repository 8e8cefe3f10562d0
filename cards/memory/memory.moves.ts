import type { Score } from '#kit/card/verdict.ts'
import { maxTurned, type MemoryCard, type MemoryResponse } from './memory.schema.ts'

/** Two tiles that were turned one after the other. */
export interface Move {
  readonly tileIds: readonly [string, string]
  /** The pair that was found; undefined where the tiles do not match. */
  readonly found: string | undefined
}

/** The pair of a tile; its id is that of the pair with the number of the side behind it. */
export const pairIdOf = (tileId: string): string => tileId.slice(0, tileId.lastIndexOf('.'))

/** What was turned, two by two; a tile that still waits for its second one is no move yet. */
export function movesIn(turned: readonly string[]): readonly Move[] {
  return Array.from({ length: Math.floor(turned.length / 2) }, (_, index) => {
    const [first = '', second = ''] = turned.slice(2 * index, 2 * index + 2)
    const isPair = first !== second && pairIdOf(first) === pairIdOf(second)
    return { tileIds: [first, second], found: isPair ? pairIdOf(first) : undefined }
  })
}

/** Ids of the pairs that were found, in their order. */
export const foundIn = (turned: readonly string[]): string[] =>
  movesIn(turned).flatMap(({ found }) => found ?? [])

/** Whether this can be a whole game: tiles of this card, none turned that lies open already, and all pairs found at its end. */
export function isGameOf({ pairs }: MemoryCard, { turned }: MemoryResponse): boolean {
  const tiles = new Set(pairs.flatMap(({ id }) => [`${id}.1`, `${id}.2`]))
  const found = new Set<string>()
  for (const move of movesIn(turned)) {
    const [first, second] = move.tileIds
    const isLegal = [first, second].every((id) => tiles.has(id) && !found.has(pairIdOf(id)))
    if (!isLegal || first === second || found.size === pairs.length) return false
    if (move.found !== undefined) found.add(move.found)
  }
  return turned.length % 2 === 0 && pairs.length > 0 && found.size === pairs.length
}

/**
 * So many moves somebody may need who forgets nothing: with bad luck each tile but the last two pairs shows something new, and
 * n pairs take 2n - 1 moves.
 */
export const fairMoves = (pairs: number): number => Math.max(1, 2 * pairs - 1)

/** Full points up to the fair number of moves; with twice as many half of them, and so on. */
export const shareOfMoves = (pairs: number, moves: number): number =>
  moves === 0 ? 0 : Math.min(1, fairMoves(pairs) / moves)

/** By the moves, or noted only. */
export function scoreMemory({ pairs, scoring }: MemoryCard, { turned }: MemoryResponse): Score {
  if (scoring === 'none') return { scaled: null, passed: false, parts: [], isFinal: true }
  const scaled = shareOfMoves(pairs.length, movesIn(turned).length)
  return { scaled, passed: scaled === 1, parts: [] }
}

/** The game as it can be sent: of one that is too long the first moves that found nothing are left out. */
export function withinLimit(turned: readonly string[]): string[] {
  let over = Math.ceil((turned.length - maxTurned) / 2)
  return movesIn(turned).flatMap(({ tileIds, found }) => {
    if (found !== undefined || over <= 0) return tileIds
    over -= 1
    return []
  })
}
