export interface TextSegment {
  readonly kind: 'text'
  readonly text: string
}
export interface MarkedSegment {
  readonly kind: 'marked'
  /** From 0. */
  readonly index: number
  /** What stands in the brackets, parted by bars. */
  readonly parts: readonly string[]
  /** Where it stands in the text, brackets included. */
  readonly from: number
  readonly to: number
}
export type Segment = TextSegment | MarkedSegment

// The key of a bracket types 【】 where a Chinese input method is on, so those are brackets as well.
const markedPattern = /\\([[\]［］【】\\])|[[［【]([^[\]［］【】\n]*)[\]］】]/gu

/** The text as its plain segments and what stands in brackets, in order; `\[` is a bracket that is meant as one. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = []
  let plain = ''
  let at = 0
  let index = 0
  const close = () => {
    if (plain !== '') segments.push({ kind: 'text', text: plain })
    plain = ''
  }
  for (const match of text.matchAll(markedPattern)) {
    plain += text.slice(at, match.index)
    at = match.index + match[0].length
    if (match[1] !== undefined) {
      plain += match[1]
      continue
    }
    close()
    segments.push({ kind: 'marked', index, parts: partsIn(match[2] ?? ''), from: match.index, to: at })
    index += 1
  }
  plain += text.slice(at)
  close()
  return segments
}

const partsIn = (inside: string): string[] =>
  inside
    .split(/[|｜]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** What stands in brackets in the text. */
export const markedIn = (text: string): MarkedSegment[] =>
  segmentsOf(text).filter((segment) => segment.kind === 'marked')

/** The text with its brackets empty: nothing reveals what stood there, nor how long it is. */
export const emptied = (text: string): string =>
  text.replace(markedPattern, (whole, escaped?: string) => (escaped === undefined ? '[]' : whole))

/** Segments line by line, as they are shown; lines of nothing but spaces are left out. */
export function linesOf(text: string): Segment[][] {
  const lines: Segment[][] = [[]]
  for (const segment of segmentsOf(text)) {
    if (segment.kind === 'marked') {
      lines.at(-1)?.push(segment)
      continue
    }
    segment.text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([])
      if (part !== '') lines.at(-1)?.push({ kind: 'text', text: part })
    })
  }
  return lines.filter((line) =>
    line.some((segment) => segment.kind === 'marked' || segment.text.trim() !== ''),
  )
}
