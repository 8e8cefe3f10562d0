import { segmentsOf } from '#kit/cardText/markedText.ts'
import type { MarkWordsCard, TextRange } from './markWords.schema.ts'

export interface Unit extends TextRange {
  readonly isRight: boolean
  /** What a mistake should be; '' where nothing is said. */
  readonly correction: string
}

export interface ReadText {
  /** As it is read, without brackets. */
  readonly plain: string
  readonly units: readonly Unit[]
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/**
 * The text of a card as it is read, and what can be marked in it: its words or sentences by the rules of Unicode (UAX #29),
 * parted as well where a bracket begins or ends, so that each unit is right or wrong as a whole.
 */
export function readText({ text, mode }: Pick<MarkWordsCard, 'text' | 'mode'>): ReadText {
  let plain = ''
  const marks: (TextRange & { readonly correction: string })[] = []
  for (const segment of segmentsOf(text)) {
    const shown = segment.kind === 'text' ? segment.text : (segment.parts[0] ?? '')
    const from = plain.length
    plain += shown
    if (segment.kind === 'marked' && shown !== '')
      marks.push({ from, to: plain.length, correction: segment.parts[1] ?? '' })
  }
  const cuts = marks.flatMap(({ from, to }) => [from, to])
  const units = pieces(plain, mode).flatMap((piece) => parted(piece, cuts))
  return {
    plain,
    units: units
      .map((unit) => trimmed(plain, unit))
      .filter(({ from, to }) => /[\p{L}\p{N}]/u.test(plain.slice(from, to)))
      .map((unit) => {
        const mark = marks.find(({ from, to }) => unit.from >= from && unit.to <= to)
        return { ...unit, isRight: mark !== undefined, correction: mark?.correction ?? '' }
      }),
  }
}

function pieces(plain: string, mode: MarkWordsCard['mode']): TextRange[] {
  if (mode !== 'sentences')
    return [...words.segment(plain)]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ index, segment }) => ({ from: index, to: index + segment.length }))
  return [...sentences.segment(plain)].map(({ index, segment }) => ({
    from: index,
    to: index + segment.length,
  }))
}

/** The piece cut at these places of the text. */
function parted({ from, to }: TextRange, cuts: readonly number[]): TextRange[] {
  const inside = [...new Set(cuts.filter((cut) => cut > from && cut < to))].toSorted((one, two) => one - two)
  const ends = [...inside, to]
  return [from, ...inside].map((start, index) => ({ from: start, to: ends[index] ?? to }))
}

function trimmed(plain: string, { from, to }: TextRange): TextRange {
  const piece = plain.slice(from, to)
  const start = from + piece.length - piece.trimStart().length
  return { from: start, to: Math.max(start, start + piece.trim().length) }
}

export interface TextPiece {
  readonly text: string
  /** Where it begins in the plain text. */
  readonly from: number
  /** Whether it can be marked. */
  readonly isUnit: boolean
}

/** A redacted text line by line, as it is shown; lines of nothing but spaces are left out. */
export function shownLines(plain: string, units: readonly TextRange[]): TextPiece[][] {
  const lines: TextPiece[][] = [[]]
  const add = (from: number, to: number) =>
    plain
      .slice(from, to)
      .split('\n')
      .reduce((at, part, index) => {
        if (index > 0) lines.push([])
        if (part !== '') lines.at(-1)?.push({ text: part, from: at, isUnit: false })
        return at + part.length + 1
      }, from)
  let at = 0
  for (const { from, to } of units) {
    add(at, from)
    lines.at(-1)?.push({ text: plain.slice(from, to), from, isUnit: true })
    at = to
  }
  add(at, plain.length)
  return lines.filter((line) => line.some(({ text }) => text.trim() !== ''))
}
