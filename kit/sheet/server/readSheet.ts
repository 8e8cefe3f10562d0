import { readBook } from './workbook.ts'

/** The cells of a sheet as text, row by row. */
export interface FoundSheet {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
  /** Rows, from 0, of which a cell was calculated. */
  readonly calculated: ReadonlySet<number>
  /** The cells that were calculated, as `row,column`, both from 0. */
  readonly formulas: ReadonlySet<string>
  /** Names of sheets that were not read. */
  readonly others: readonly string[]
}

/** More rows than a deck has cards or one import has people, and room for empty ones. */
const maxRows = 2000
const maxColumns = 40

/** The first visible sheet of a workbook, as text. A calculated cell is the value that was last calculated. */
export async function readSheet(bytes: Buffer): Promise<FoundSheet | undefined> {
  const book = await readBook(bytes, maxRows)
  if (!book) return undefined
  const { name, cells, others } = book
  const formulas = new Set([...cells].flatMap(([place, cell]) => (cell.isCalculated ? [place] : [])))
  return {
    name,
    rows: book.rows
      .slice(0, maxRows)
      .map((row, at) =>
        row
          .slice(0, maxColumns)
          .map((value, column) => textOfCell(value, cells.get(`${at},${column}`)?.numberFormat ?? '')),
      ),
    calculated: new Set([...formulas].map((place) => Number(place.split(',')[0]))),
    formulas,
    others,
  }
}

/** As its program shows it, where that is another text: a code of five digits keeps its zeros, a share its sign. */
function textOfCell(value: unknown, numberFormat: string): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'number') return textOfNumber(value, numberFormat)
  return String(value).slice(0, 50_000)
}

function textOfNumber(value: number, numberFormat: string): string {
  if (/^0{2,20}$/.test(numberFormat) && Number.isInteger(value) && value >= 0)
    return digits(value).padStart(numberFormat.length, '0')
  if (/^[0#,.]+%$/.test(numberFormat)) return `${digits(Number((value * 100).toPrecision(12)))}%`
  return digits(value)
}

/** Without an exponent, however long it is. */
const digits = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) >= 1e21 ? BigInt(value).toString() : String(value)
