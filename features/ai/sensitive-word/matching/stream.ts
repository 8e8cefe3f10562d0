import { foldCharacter, type Folded, type Kind } from './fold.ts'

/** What stands between two characters, the stronger the higher. */
export const gaps = { none: 0, quote: 1, soft: 2, space: 3, break: 4 } as const

/** A text as the search sees it: what is written, without what stands between; place by place. */
export interface Stream {
  readonly keys: Int32Array
  readonly folded: readonly Folded[]
  /** Before each place, and one more behind the last. */
  readonly gaps: Uint8Array
  /** Whether symbols were there that may be read as letters. */
  readonly hasSymbols: boolean
  readonly hasDigits: boolean
}

interface Reading {
  /** `letters`: symbols such as `$` are read as letters; else they stand between. */
  readonly symbols: 'letters' | 'between'
  /** Digits behind a letter are tones of pinyin: nothing. */
  readonly tones?: boolean
}

const strength: Readonly<Partial<Record<Kind, number>>> = {
  quote: gaps.quote,
  dot: gaps.soft,
  soft: gaps.soft,
  symbol: gaps.soft,
  space: gaps.space,
  break: gaps.break,
}

/** So many symbols between two letters do not hide a word any more. */
const maxGap = 8

/** What stands between two characters, of what is known of it. A dot and a space end a sentence. */
function gapOf(strongest: number, count: number, hasDot: boolean): number {
  return count > maxGap || (hasDot && strongest === gaps.space) ? gaps.break : strongest
}

/** Reads a text into a stream; linear in its length. */
export function readStream(text: string, { symbols, tones = false }: Reading): Stream {
  const keys = new Int32Array(text.length)
  const between = new Uint8Array(text.length + 1)
  const written: Folded[] = []
  let hasSymbols = false
  let hasDigits = false
  let isClose = false
  let strongest: number = gaps.none
  let count = 0
  let hasDot = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0
    if (code > 0xffff) at += 1
    const folded = foldCharacter(code)
    const { kind, key } = folded
    if (kind === 'nothing') continue
    if (kind === 'digit') hasDigits = true
    if (kind === 'symbol') hasSymbols = true
    if (tones && kind === 'digit' && isClose) continue
    if (key === 0 || (kind === 'symbol' && symbols === 'between')) {
      isClose = false
      count += 1
      hasDot ||= kind === 'dot'
      strongest = Math.max(strongest, strength[kind] ?? gaps.none)
      continue
    }
    isClose = kind === 'letter'
    between[written.length] = count === 0 ? gaps.none : gapOf(strongest, count, hasDot)
    keys[written.length] = key
    written.push(folded)
    strongest = gaps.none
    count = 0
    hasDot = false
  }
  between[written.length] = gapOf(strongest, count, hasDot)
  const { length } = written
  return {
    keys: keys.subarray(0, length),
    folded: written,
    gaps: between.subarray(0, length + 1),
    hasSymbols,
    hasDigits,
  }
}

/** Whether the place holds a letter or a digit of an alphabet, of which words are made. */
export function isSpelt({ folded }: Stream, place: number): boolean {
  const kind = folded[place]?.kind
  return kind === 'letter' || kind === 'digit'
}

/** The character of a place, and '' outside of the text. */
export const plainAt = ({ folded }: Stream, place: number): string => folded[place]?.plain ?? ''

/** What is written from one place to another, both included, in lower case. */
export const lettersOf = ({ folded }: Stream, first: number, last: number): string =>
  folded
    .slice(first, last + 1)
    .map(({ plain }) => plain)
    .join('')
    .toLowerCase()

/** Whether a word may begin at this place, or end before it: what stands there is not joined to what stands before. */
export const isEdge = (stream: Stream, place: number): boolean =>
  (stream.gaps[place] ?? gaps.break) > gaps.quote || !isSpelt(stream, place - 1) || !isSpelt(stream, place)
