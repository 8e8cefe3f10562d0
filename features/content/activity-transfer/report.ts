import { z } from 'zod'
import { lossReasons, type LossReason } from './documentBlock.ts'

const outcomes = ['taken', 'changed', 'left'] as const

/** What a place in a document is called. */
export const placeUnits = [
  'line',
  'paragraph',
  'slide',
  'row',
  'card',
  'content',
  'question',
  'note',
] as const
export type PlaceUnit = (typeof placeUnits)[number]

export const formats = [
  'markdown',
  'word',
  'slides',
  'sheet',
  'lectern',
  'gift',
  'moodle',
  'qti',
  'h5p',
  'anki',
] as const
export type ImportFormat = (typeof formats)[number]

/** One line of the report: what stood where, what became of it, and why if not all of it was taken. */
export const reportRow = z.object({
  /** From 1; null: the document as a whole. */
  at: z.number().int().nullable(),
  text: z.string(),
  outcome: z.enum(outcomes),
  reason: z.enum(lossReasons).nullable(),
  /** Numbers, from 1, of the cards that came of it. */
  cards: z.array(z.number().int()),
})
export type ReportRow = z.output<typeof reportRow>

/** A row before it leaves the server. */
export type DraftRow = Readonly<Omit<ReportRow, 'cards'>> & { readonly cards: readonly number[] }

const maxRows = 2000
const excerptLength = 120

/** The first 2,000 rows of a report in the order of the document: nobody reads more. */
export const firstRows = (rows: readonly DraftRow[]): DraftRow[] =>
  rows.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0)).slice(0, maxRows)

/** A text on one line, cut to at most 120 code points, of which the last is an ellipsis where some are missing. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return [...line].length > excerptLength ? `${[...line].slice(0, excerptLength - 1).join('')}…` : line
}

/** A row of the report on something that was not taken; `at` from 1, null for the document as a whole. */
export const left = (at: number | null, reason: LossReason, text = ''): DraftRow => ({
  at,
  text: excerpt(text),
  outcome: 'left',
  reason,
  cards: [],
})
