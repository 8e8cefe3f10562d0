import { useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { vocabWords } from '../vocab.card.ts'
import { columns, type Column, type ReadRow, type Reading } from '../vocab.import.ts'
import { maxTerms } from '../vocab.schema.ts'
import type { Row } from '../vocab.sheet.ts'

interface Props {
  readonly rows: readonly Row[]
  readonly read: readonly ReadRow[]
  readonly reading: Reading
  onReading(reading: Reading): void
}

const ignored = ''
const shortNames = {
  term: 'fields.termShort',
  reading: 'fields.reading',
  partOfSpeech: 'fields.partOfSpeech',
  meaning: 'fields.meaningShort',
  example: 'fields.example',
  translation: 'fields.translation',
} as const

/** The rows as they were read, what each column is taken for, and which rows are not taken and why. */
export function SheetPreview({ rows, read, reading, onReading }: Props) {
  const t = useWords(vocabWords)
  const options = [
    ...columns.map((value) => ({ value, label: t(shortNames[value]) })),
    { value: ignored, label: t('sheet.ignored') },
  ]
  /** A column loses its name to the one that is now called so. */
  function name(index: number, chosen: string): void {
    const column: Column = columns.find((each) => each === chosen) ?? null
    const others = reading.columns.map((each) => (each === column ? null : each))
    onReading({ ...reading, columns: others.with(index, column) })
  }
  return (
    <div className="vocab-sheet" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('sheet.row')}</th>
            {reading.columns.map((column, index) => (
              <th key={index} scope="col">
                <Select
                  aria-label={t('sheet.column', { number: index + 1 })}
                  onChange={(chosen) => name(index, chosen)}
                  options={options}
                  popupMatchSelectWidth={false}
                  size="small"
                  value={column ?? ignored}
                  variant="borderless"
                />
              </th>
            ))}
            <th scope="col">{t('sheet.state')}</th>
          </tr>
        </thead>
        <tbody>
          {read.map(({ number, refusal }) => (
            <tr className={refusal ? 'is-refused' : undefined} key={number}>
              <td>{number}</td>
              {reading.columns.map((_column, index) => (
                <td key={index}>{rows[number - 1]?.[index]}</td>
              ))}
              <td>{refusal ? t(`sheet.${refusal}`, { count: maxTerms }) : t('sheet.taken')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
