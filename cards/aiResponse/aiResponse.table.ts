/** The rows of the first Markdown table in a text, header first; undefined where there is none. */
export function tableIn(text: string): string[][] | undefined {
  const lines = text.split('\n').map((line) => line.trim())
  const rule = lines.findIndex(
    (line) => /^\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?$/.test(line) && line.includes('-'),
  )
  const head = lines[rule - 1]
  if (rule < 1 || head === undefined || !head.includes('|')) return undefined
  const body = lines.slice(rule + 1)
  const end = body.findIndex((line) => !line.includes('|'))
  const rows = [head, ...(end < 0 ? body : body.slice(0, end))].map(cellsOf)
  const width = rows[0]?.length ?? 0
  return rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''))
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim())
