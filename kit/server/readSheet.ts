import { readXlsx } from 'hucre/xlsx'

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
const mostRows = 2000
const mostColumns = 40

/** The first visible sheet of a workbook, as text. A calculated cell is the value that was last calculated. */
export async function readSheet(bytes: Buffer): Promise<FoundSheet | undefined> {
  let first: string | undefined
  const others: string[] = []
  const book = await readXlsx(bytes, {
    maxRows: mostRows,
    sheets: ({ name, hidden, veryHidden }) => {
      if (hidden || veryHidden) return false
      if (first !== undefined) others.push(name)
      first ??= name
      return name === first
    },
  })
  const [sheet] = book.sheets
  if (!sheet) return undefined
  const formulas = new Set(
    [...(sheet.cells ?? [])].flatMap(([place, cell]) => (cell.formula === undefined ? [] : [place])),
  )
  return {
    name: sheet.name,
    rows: sheet.rows.slice(0, mostRows).map((row) => row.slice(0, mostColumns).map(textOfCell)),
    calculated: new Set([...formulas].map((place) => Number(place.split(',')[0]))),
    formulas,
    others,
  }
}

function textOfCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return String(value).slice(0, 50_000)
}
