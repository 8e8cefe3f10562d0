import { Readable } from 'node:stream'

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
  const book = async function* () {
    // It comes with the first sheet: an idle server does without.
    const { writeXlsxStream } = await import('hucre/xlsx')
    yield* writeXlsxStream(cells(), { name, columns: header })
  }
  return Readable.from(book(), { objectMode: false })
}
