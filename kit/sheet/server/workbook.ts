// The one module of the server that knows the library of spreadsheets: another one could take its place here. It comes with
// the first book, so that an idle server does without.
const library = () => import('hucre/xlsx')

/** A cell as the file has it: text, number, boolean, or a date as if clocks showed UTC; a calculated one is its result. */
export interface FoundCell {
  readonly value: unknown
  /** How programs show its number, such as `00000`; '' where nothing is said. */
  readonly numberFormat: string
  readonly isCalculated: boolean
}

export interface FoundBook {
  readonly name: string
  readonly rows: readonly (readonly unknown[])[]
  /** The cells of which more is known than their value, by `row,column`, both from 0. */
  readonly cells: ReadonlyMap<string, FoundCell>
  /** Names of visible sheets that were not read. */
  readonly others: readonly string[]
}

/** The first visible sheet of a workbook. @throws where it is none */
export async function readBook(bytes: Uint8Array, maxRows: number): Promise<FoundBook | undefined> {
  const { readXlsx } = await library()
  const visible: string[] = []
  const { sheets } = await readXlsx(bytes, {
    maxRows,
    readStyles: true,
    sheets: ({ name, hidden, veryHidden }) => {
      if (hidden || veryHidden) return false
      visible.push(name)
      return visible.length === 1
    },
  })
  const [sheet] = sheets
  if (!sheet) return undefined
  const cells = [...(sheet.cells ?? [])].map(([place, { value, style, formula }]) => {
    const found = { value, numberFormat: style?.numFmt ?? '', isCalculated: formula !== undefined }
    return [place, found] as const
  })
  return { name: sheet.name, rows: sheet.rows, cells: new Map(cells), others: visible.slice(1) }
}

export interface Column {
  readonly header: string
  readonly key: string
  /** How a spreadsheet program shows its numbers and dates. */
  readonly numFmt?: string
}

/** A date is what clocks show, written as if it were UTC: a sheet knows no zones. */
export type Cell = string | number | boolean | Date | null

/** A sheet that is written at once. */
export interface NewSheet {
  readonly name: string
  readonly rows: readonly (readonly Cell[])[]
  /** Of each column, in signs. */
  readonly width?: number
  /** Calculated cells and what comes of them, by `row,column`, both from 0. */
  readonly formulas?: ReadonlyMap<string, { readonly formula: string; readonly value: string | number }>
}

/** An XLSX file with these sheets in their order, held in memory as a whole; `streamBook` is for many rows. */
export async function writeBook(...sheets: readonly NewSheet[]): Promise<Buffer> {
  const { writeXlsx } = await library()
  const book = await writeXlsx({
    sheets: sheets.map(({ name, rows, width, formulas }) => ({
      name,
      rows: rows.map((row) => [...row]),
      ...(width !== undefined && { columns: (rows[0] ?? []).map(() => ({ width })) }),
      ...(formulas && {
        cells: new Map([...formulas].map(([place, cell]) => [place, { ...cell, formulaResult: cell.value }])),
      }),
    })),
  })
  return Buffer.from(book)
}

/** A book of one sheet, while its rows are still being read. */
export async function* streamBook(
  name: string,
  columns: readonly (Column & { readonly width: number })[],
  rows: AsyncIterable<Cell[]>,
): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream } = await library()
  yield* writeXlsxStream(rows, { name, columns: [...columns] })
}
