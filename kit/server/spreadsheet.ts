import { Readable } from 'node:stream'
import { writeXlsxStream } from 'hucre/xlsx'

export interface Column {
  readonly header: string
  readonly key: string
}

export type Cell = string | number | boolean | null

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
  const header = columns.map((column) => ({ header: column.header, key: column.key, width: 24 }))
  return Readable.fromWeb(
    writeXlsxStream(cells(), { name, columns: header }) as Parameters<typeof Readable.fromWeb>[0],
  )
}
