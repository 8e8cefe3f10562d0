import { Readable } from 'node:stream'
import { kitWords } from '#kit/i18n/kitWords.ts'
import { wallTime } from '#kit/time/timeZone.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { Call } from '#kit/call/server/context.ts'
import { streamBook, type Cell, type Column } from './workbook.ts'

export type { Cell, Column } from './workbook.ts'

/** A column of moments, whose header names their time zone; its cells are made by `momentCell`. */
export const momentColumn = ({ translate, actor }: Call, key: string, label: string): Column => ({
  key,
  header: translate(phrase(kitWords, 'sheet.inZone', { label, zone: actor.timeZone })),
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
  return Readable.from(streamBook(name, header, cells()), { objectMode: false })
}
