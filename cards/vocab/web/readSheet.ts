import { readBook } from '#kit/sheet/web/workbook.ts'
import { rowsOf, type Row } from '../vocab.sheet.ts'

const maxRows = 1000

/** Rows of a chosen file: of an xlsx its first sheet, of anything else its text. @throws where it cannot be read */
export async function readSheet(file: File): Promise<readonly Row[]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Every xlsx is a zip.
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isZip) return rowsOf(decoded(bytes)).slice(0, maxRows)
  const rows = await readBook(bytes, maxRows)
  return rows.map((row) => row.map(textOf)).filter((row) => row.some((cell) => cell !== ''))
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : ''
}

/** Excel in China saves CSV in GB 18030; whatever is no UTF-8 is taken for that. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
