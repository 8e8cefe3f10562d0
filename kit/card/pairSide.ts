import * as z from 'zod/mini'
import { idSchema, lineOf, media } from './card.ts'
import { picturePhrases, type CardPhrase } from './content.ts'

/** One side of a pair: a text of at most `max` graphemes, a picture, a sound; any of them may be missing, and so may the side. */
export function pairSideOf(max: number) {
  const side = z.strictObject({
    text: lineOf(max),
    picture: z._default(z.nullable(media), null),
    /** A file that is heard. */
    audio: z._default(z.nullable(idSchema), null),
  })
  return z._default(side, () => z.parse(side, {}))
}
export type PairSide = z.output<ReturnType<typeof pairSideOf>>

/** A side on which nothing but this text stands. */
export const sideOf = (text: string): PairSide => ({ text, picture: null, audio: null })

/** Whether nothing at all stands on a side. */
export const isEmptySide = ({ text, picture, audio }: PairSide): boolean =>
  text.trim() === '' && picture === null && audio === null

/** What can be read on the side at `path`. */
export const sidePhrases = (path: string, { text, picture }: PairSide): CardPhrase[] => [
  { path: `${path}.text`, text },
  ...picturePhrases(`${path}.picture`, picture),
]
