export interface TextSegment {
  readonly kind: 'text'
  readonly text: string
}
export interface GapSegment {
  readonly kind: 'gap'
  /** From 0. */
  readonly index: number
  readonly accepted: readonly string[]
  /** Where the gap with its brackets stands in the text. */
  readonly from: number
  readonly to: number
}
export type Segment = TextSegment | GapSegment

// The key of a bracket types 【】 where a Chinese input method is on, so those are brackets as well.
const gapPattern = /\\([[\]［］【】\\])|[[［【]([^[\]［］【】\n]*)[\]］】]/gu

/** The text as its plain segments and its gaps, in order; `\[` is a bracket that is meant as one. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = []
  let plain = ''
  let at = 0
  let index = 0
  const close = () => {
    if (plain !== '') segments.push({ kind: 'text', text: plain })
    plain = ''
  }
  for (const match of text.matchAll(gapPattern)) {
    plain += text.slice(at, match.index)
    at = match.index + match[0].length
    if (match[1] !== undefined) {
      plain += match[1]
      continue
    }
    close()
    segments.push({ kind: 'gap', index, accepted: acceptedIn(match[2] ?? ''), from: match.index, to: at })
    index += 1
  }
  plain += text.slice(at)
  close()
  return segments
}

const acceptedIn = (inside: string): string[] =>
  inside
    .split(/[|｜]/u)
    .map((answer) => answer.trim())
    .filter((answer) => answer !== '')

export const gapsOf = (text: string): GapSegment[] =>
  segmentsOf(text).filter((segment) => segment.kind === 'gap')

/** The text with its gaps empty: nothing reveals their answers, nor how long those are. */
export const emptied = (text: string): string =>
  text.replace(gapPattern, (whole, escaped?: string) => (escaped === undefined ? '[]' : whole))

/** Segments line by line, as they are shown; lines of nothing but spaces are left out. */
export function linesOf(text: string): Segment[][] {
  const lines: Segment[][] = [[]]
  for (const segment of segmentsOf(text)) {
    if (segment.kind === 'gap') {
      lines.at(-1)?.push(segment)
      continue
    }
    segment.text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([])
      if (part !== '') lines.at(-1)?.push({ kind: 'text', text: part })
    })
  }
  return lines.filter((line) => line.some((segment) => segment.kind === 'gap' || segment.text.trim() !== ''))
}
