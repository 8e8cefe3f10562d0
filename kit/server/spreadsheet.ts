import { Readable } from 'node:stream'
import { kitWords } from '#kit/kitWords.ts'
import { wallTime } from '#kit/timeZone.ts'
import { phrase } from '#kit/words.ts'
import type { Call } from './context.ts'

export interface Column {
  readonly header: string
  readonly key: string
  /** How a spreadsheet program shows its numbers and dates. */
  readonly numFmt?: string
}

/** A date is what clocks show, written as if it were UTC: a sheet knows no zones. */
export type Cell = string | number | boolean | Date | null

/** A column of moments, whose header says in which zone they are told; its cells are `momentCell`. */
export const momentColumn = ({ say, actor }: Call, key: string, label: string): Column => ({
  key,
  header: say(phrase(kitWords, 'sheet.inZone', { label, zone: actor.timeZone })),
  numFmt: 'yyyy-mm-dd hh:mm:ss',
})

/** A moment (Unix milliseconds) as the clocks of who exports show it. */
export const momentCell = ({ actor }: Call, at: number | null): Cell =>
  at === null ? null : new Date(`${wallTime(at, actor.timeZone).replace(' ', 'T')}Z`)

// A program that opens the sheet would run such a cell when it is pasted or saved as text.
const isFormula = /^[=+\-@\t\r]/

/** Text that a spreadsheet program shows and never runs. */
export const safeText = (text: string): string => (isFormula.test(text) ? `'${text}` : text)

/** An xlsx file as a stream, while its rows are still being read. */
export function writeSheet(
  name: string,
  columns: readonly Column[],
  rows: AsyncIterable<Readonly<Record<string, Cell>>>,
): Readable {
  const cells = async function* () {
    for await (const row of rows)
      yield columns.map(({ key }) => {
        const cell = row[key] ?? null
        return typeof cell === 'string' ? safeText(cell) : cell
      })
  }
  const header = columns.map((column) => ({ ...column, width: 24 }))
  const book = async function* () {
    // It comes with the first sheet: an idle server does without.
    const { writeXlsxStream } = await import('hucre/xlsx')
    yield* writeXlsxStream(cells(), { name, columns: header })
  }
  return Readable.from(book(), { objectMode: false })
}
