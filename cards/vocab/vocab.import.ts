import { fitsIn } from '#kit/value/graphemes.ts'
import { emptyTerm } from './vocab.edits.ts'
import { headings } from './vocab.headings.ts'
import { limits, maxTerms, type Term, type TermField, type VocabCard } from './vocab.schema.ts'
import type { Row } from './vocab.sheet.ts'

export type Column = TermField | null
export const columns = ['term', 'reading', 'partOfSpeech', 'meaning', 'example', 'translation'] as const

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()
const columnOf = (heading: string): Column =>
  columns.find((column) => headings[column].includes(plain(heading))) ?? null

export interface Reading {
  readonly columns: readonly Column[]
  /** Whether the first row names the columns. */
  readonly hasHeadings: boolean
}

/** What the columns are taken for: by their headings, else term, meaning and what mostly follows. */
export function readingOf(rows: readonly Row[]): Reading {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const named = (rows[0] ?? []).map(columnOf)
  const found = named.filter((column) => column !== null)
  const hasHeadings = named.includes('term') && found.length >= Math.min(2, width)
  const standard: readonly Column[] =
    width <= 2
      ? ['term', 'meaning']
      : width === 3
        ? ['term', 'reading', 'meaning']
        : ['term', 'reading', 'partOfSpeech', 'meaning', 'example', 'translation']
  const taken = new Set<Column>()
  return {
    hasHeadings,
    columns: Array.from({ length: width }, (_, index) => {
      const column = (hasHeadings ? named[index] : standard[index]) ?? null
      // A second column of the same name brings nothing.
      if (column === null || taken.has(column)) return null
      taken.add(column)
      return column
    }),
  }
}

export type RefusalReason = 'noTerm' | 'repeated' | 'tooLong' | 'full'
export interface ReadRow {
  /** As the author counts them, from 1. */
  readonly number: number
  readonly term: Term
  /** undefined: it is taken. */
  readonly refusal: RefusalReason | undefined
}

/** Every row with what becomes of it, before anything is changed. */
export function readTerms(card: VocabCard, rows: readonly Row[], reading: Reading): ReadRow[] {
  const existing = new Set(card.terms.filter(({ term }) => term.trim() !== '').map(keyOf))
  let room = maxTerms - existing.size
  return rows.slice(reading.hasHeadings ? 1 : 0).map((row, index) => {
    const term = emptyTerm(cellsOf(row, reading.columns))
    const refusal = refusalOf(term, existing, room)
    if (!refusal) {
      existing.add(keyOf(term))
      room -= 1
    }
    return { number: index + (reading.hasHeadings ? 2 : 1), term, refusal }
  })
}

const keyOf = ({ term, meaning }: Term) => `${plain(term)}\n${plain(meaning)}`

function cellsOf(row: Row, named: readonly Column[]): Partial<Record<TermField, string>> {
  const cells: Partial<Record<TermField, string>> = {}
  named.forEach((column, index) => {
    if (column) cells[column] = (row[index] ?? '').replaceAll(/\s*\n\s*/gu, ' ')
  })
  return cells
}

function refusalOf(term: Term, existing: ReadonlySet<string>, room: number): RefusalReason | undefined {
  if (term.term === '') return 'noTerm'
  if (existing.has(keyOf(term))) return 'repeated'
  if (columns.some((column) => !fitsIn(term[column], limits[column]))) return 'tooLong'
  return room <= 0 ? 'full' : undefined
}
