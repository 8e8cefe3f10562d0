const segmenter = new Intl.Segmenter()

/** Length as a reader counts it: an emoji or a letter with its accents is one. */
export function countGraphemes(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

/** Code units that a grapheme may take on average: the longest emoji have 15, a million accents on one letter have no reader. */
const maxUnits = 16

/** Whether `text` has at most `max` graphemes, of any size that people write; most texts are decided without segmenting. */
export const fitsIn = (text: string, max: number): boolean =>
  text.length <= max || (text.length <= max * maxUnits && countGraphemes(text) <= max)

/** The first graphemes of a text, at most so many. */
export function firstGraphemes(text: string, max: number): string {
  let end = 0
  let count = 0
  for (const { segment } of segmenter.segment(text)) {
    if (count === max) break
    end += segment.length
    count += 1
  }
  return text.slice(0, end)
}
