import type { Call, FileAnswer } from '#kit/call/server/context.ts'
import { safeText } from '#kit/sheet/server/spreadsheet.ts'
import { writeBook } from '#kit/sheet/server/workbook.ts'
import { phrase, type PhraseKey, type PhraseValues } from '#kit/i18n/words.ts'
import { importWords } from '../../activity-import.words.ts'
import { columnNames, type ColumnName } from '../../sheetHeads.ts'
import type { en } from '../../words/en.ts'

const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const
type Cells = Readonly<Partial<Record<ColumnName, string | number>>> & { readonly options?: readonly string[] }

/** A sheet with our headings in the asker's language and one example of each kind of row. */
export async function importTemplate(call: Call): Promise<FileAnswer> {
  const t = (key: PhraseKey<typeof en>, values?: PhraseValues) =>
    call.translate(phrase(importWords, key, values))
  const truth = (isTrue: boolean) => t(`truth.${isTrue ? 'yes' : 'no'}`)
  const before = columnNames.slice(0, columnNames.indexOf('correct'))
  const after = columnNames.slice(before.length)
  const line = ({ options = [], ...cells }: Cells) => [
    ...before.map((name) => cells[name] ?? null),
    ...letters.map((_, index) => options[index] ?? null),
    ...after.map((name) => cells[name] ?? null),
  ]
  const examples: readonly Cells[] = [
    { type: t('types.section'), title: t('example.section') },
    { type: t('types.text'), title: t('example.textTitle'), text: t('example.text') },
    {
      type: t('types.choice'),
      text: t('example.question'),
      options: [t('example.one'), t('example.two'), t('example.three')],
      correct: 'A',
      explanation: t('example.explanation'),
      points: 1,
    },
    {
      type: t('types.judge'),
      text: t('example.judge'),
      correct: truth(false),
      explanation: t('example.judgeWhy'),
      points: 1,
    },
  ]
  const heads = [
    ...before.map((name) => t(`columns.${name}`)),
    ...letters.map((letter) => t('option', { letter })),
    ...after.map((name) => t(`columns.${name}`)),
  ]
  const rows = [heads, ...examples.map(line)].map((cells) =>
    cells.map((cell) => (typeof cell === 'string' ? safeText(cell) : cell)),
  )
  const name = t('templateName')
  return {
    file: await writeBook({ name, rows, width: 24 }),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `${name}.xlsx`,
  }
}
