export type Row = readonly string[]

const delimiters = ['\t', ';', ',', '，'] as const

/** The sign that parts the cells: a tab if there is one, else whichever is most frequent in the first line. */
function delimiterOf(text: string): string {
  const first = text.split(/\r?\n/, 1)[0] ?? ''
  if (text.includes('\t')) return '\t'
  const counted = delimiters.map((sign) => ({ sign, count: first.split(sign).length - 1 }))
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? '\t'
}

/**
 * Rows of a pasted part of a sheet, or of a CSV file (RFC 4180): cells in quotes may contain the delimiter, line breaks and
 * doubled quotes. Empty rows are left out; cells are trimmed.
 */
export function rowsOf(text: string): Row[] {
  const delimiter = delimiterOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((each) => each !== '')) rows.push(row)
    row = []
  }
  const signs = [...text.replace(/^\uFEFF/u, '').replaceAll('\r\n', '\n')]
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs[at] ?? ''
    if (isQuoted && sign === '"' && signs[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (isQuoted) {
      if (sign === '"') isQuoted = false
      else cell += sign
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true
      cell = ''
    } else if (sign === delimiter) endCell()
    else if (sign === '\n') endRow()
    else cell += sign
  }
  endRow()
  return rows
}
