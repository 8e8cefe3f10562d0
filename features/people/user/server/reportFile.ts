import type { Call } from '#kit/call/server/context.ts'
import { safeText } from '#kit/sheet/server/spreadsheet.ts'
import { writeBook } from '#kit/sheet/server/workbook.ts'
import { phrase, type PhraseKey } from '#kit/i18n/words.ts'
import { importColumns, type ImportColumn, type ImportRow } from '../import/importReport.ts'
import type { en } from '../words/en.ts'
import { userWords } from '../user.words.ts'
import type { PasswordOf } from './importPasswords.ts'
import { labelOf } from './readPeople.ts'

/**
 * The sheet again with what became of each row and the passwords that were made: rows that were left can be mended in it and
 * sent once more. A password that the sheet gave is not repeated.
 */
export async function reportFile(
  call: Call,
  rows: readonly ImportRow[],
  passwordOf: PasswordOf,
): Promise<{ name: string; base64: string }> {
  const t = (key: PhraseKey<typeof en>) => call.translate(phrase(userWords, key))
  const heads = [...importColumns.map((name) => labelOf(call, name)), t('import.result'), t('import.why')]
  const cellOf = (row: ImportRow, name: ImportColumn) => {
    if (name !== 'password') return row.values[name]
    return row.outcome === 'taken' && row.isMade ? passwordOf(row.values.username) : ''
  }
  const lines = rows.map((row) => [
    ...importColumns.map((name) => cellOf(row, name)),
    t(`import.outcomes.${row.outcome}`),
    Object.entries(row.problems)
      .map(([, problem]) => problem)
      .join('; '),
  ])
  const name = t('import.reportName')
  return { name: `${name}.xlsx`, base64: (await bookOf(name, [heads, ...lines])).toString('base64') }
}

/** A workbook of text that no program runs. */
export async function bookOf(
  name: string,
  ...sheets: readonly (readonly (readonly string[])[])[]
): Promise<Buffer> {
  const width = 24
  return writeBook(
    ...sheets.map((rows, index) => ({
      name: index === 0 ? name : `${name} ${index + 1}`,
      rows: rows.map((cells) => cells.map(safeText)),
      width,
    })),
  )
}
