import type { Strokes } from '../write.edits.ts'
import { fileOf, strokesIn } from '../write.strokes.ts'

const known = new Map<string, Strokes>()

/** The strokes of a character that was looked up on this page. */
export const strokesKnown = (character: string): Strokes =>
  known.get(character) ?? { strokes: [], medians: [] }

/** The strokes of these characters, as far as the server has them; none without a connection. */
export async function lookUpStrokes(characters: Iterable<string>): Promise<ReadonlyMap<string, Strokes>> {
  await Promise.all(
    [...new Set(characters)].map(async (character) => {
      const strokes = known.get(character) ?? (await strokesOf(character))
      if (strokes) known.set(character, strokes)
    }),
  )
  return known
}

async function strokesOf(character: string): Promise<Strokes | undefined> {
  try {
    const response = await fetch(`/strokes/${fileOf(character)}`)
    return response.ok ? strokesIn(await response.json()) : undefined
  } catch {
    return undefined
  }
}
