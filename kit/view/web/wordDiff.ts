import { diffArrays } from 'diff'

/** A stretch of text that both versions share, or that only one of them has. */
export interface Stretch {
  readonly kind: 'same' | 'gone' | 'new'
  readonly text: string
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Words, spaces and signs one by one; Chinese and Japanese have no spaces between words, so the browser finds them. */
const wordsOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)

/** UTF-16 code units of both texts together, from which on a comparison by word would be felt: they are compared as wholes. */
const longest = 20_000

/** What became of the words of `before` in `after`. */
export function wordDiff(before: string, after: string): Stretch[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }]
  if (before.length + after.length > longest) return whole(before, after)
  return diffArrays(wordsOf(before), wordsOf(after)).map(({ added, removed, value }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    text: value.join(''),
  }))
}

const whole = (before: string, after: string): Stretch[] =>
  [{ kind: 'gone', text: before } as const, { kind: 'new', text: after } as const].filter(
    ({ text }) => text !== '',
  )
