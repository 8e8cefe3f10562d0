import type { Score } from '#kit/card/verdict.ts'
import type { WriteCard, WriteResponse, Written } from './write.schema.ts'

/** The share of a character's strokes that were written without help, 0 to 1. */
export const shareOf = (strokes: number, { helped }: Pick<Written, 'helped'>): number =>
  strokes === 0 ? 0 : Math.max(0, strokes - helped) / strokes

/**
 * The mean over the characters of the share of strokes that were written without help; a mistake that was mended costs nothing.
 * Watching is noted. Which strokes were right and where help was given, the learner's page says: a hand's line is judged there.
 */
export function scoreWrite({ mode, characters }: WriteCard, response: WriteResponse): Score {
  if (mode === 'watch') return { scaled: null, passed: false, parts: [], isFinal: true }
  const shares = characters.map(({ id, strokes }) => {
    const own = response.characters.find(({ characterId }) => characterId === id)
    return own ? shareOf(strokes.length, own) : 0
  })
  const scaled = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
  return { scaled, passed: scaled === 1, parts: [] }
}

/** All characters of the card, each once and in its mode, with no more help than it has strokes. */
export function acceptsWrite({ mode, characters }: WriteCard, response: WriteResponse): boolean {
  const ids = response.characters.map(({ characterId }) => characterId)
  return (
    ids.length === characters.length &&
    characters.every(({ id }) => ids.includes(id)) &&
    response.characters.every(({ characterId, by, helped }) => {
      const strokes = characters.find(({ id }) => id === characterId)?.strokes.length ?? 0
      return helped <= strokes && (by === 'watched') === (mode === 'watch')
    })
  )
}
