const segmenter = new Intl.Segmenter()

/** Length as a reader counts it: an emoji or a letter with its accents is one. */
export function countGraphemes(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

/** Whether `text` has at most `max` graphemes; a text with no more code units is decided without segmenting. */
export const fitsIn = (text: string, max: number): boolean =>
  text.length <= max || countGraphemes(text) <= max
