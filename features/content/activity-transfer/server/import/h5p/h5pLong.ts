import { fitsIn } from '#kit/value/graphemes.ts'
import { cut, type Draft } from '../../../draftCards.ts'
import { gapPartsOf } from '../../../questions/gapNotation.ts'
import type { H5pContent } from './h5pContent.ts'

const textMax = 3000
const maxGaps = 30

/** Parts in lists of at most so many. */
export const parted = <Item>(items: readonly Item[], most: number): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, index) =>
    items.slice(index * most, (index + 1) * most),
  )

const gapsIn = (text: string): number => gapPartsOf(text).filter((part) => typeof part !== 'string').length
const fitsCard = (text: string): boolean => fitsIn(text, textMax) && gapsIn(text) <= maxGaps

/** A text with gaps in parts that a card takes, parted between lines; one where all of it fits. */
export function partsOfText(content: H5pContent, text: string): readonly string[] {
  if (fitsCard(text)) return [text]
  const parts: string[] = []
  for (const line of text.split('\n')) {
    const last = parts.at(-1)
    const longer = last === undefined ? line : `${last}\n${line}`
    if (last !== undefined && fitsCard(longer)) parts[parts.length - 1] = longer
    else parts.push(line)
  }
  const filled = parts.filter((part) => part.trim() !== '')
  if (filled.length > 1) content.changed('textSplit', content.label)
  return filled
}

/** A question as its card takes it; a longer one stands whole in text before the card. */
export function askedIn(
  content: H5pContent,
  html: string,
  max: number,
): { readonly before: readonly Draft[]; readonly question: string } {
  const words = content.plain(html)
  if (fitsIn(words, max)) return { before: [], question: words }
  content.changed('textBefore', words)
  return { before: content.text(html), question: cut(words, max) }
}
