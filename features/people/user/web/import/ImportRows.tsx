import { Checkbox } from 'antd'
import { useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { importColumns, type ImportColumn, type ImportRow } from '../../import/importReport.ts'
import { userWords } from '../../user.words.ts'

interface ImportRowsProps {
  readonly rows: readonly ImportRow[]
  /** What became of them, or what would. */
  readonly words: 'planned' | 'outcomes'
}

const maxDrawn = 300
const tones = { taken: 'ok', left: 'bad' } as const
/** Columns that a table always shows; others only where something is wrong in them. */
const usual: readonly ImportColumn[] = ['username', 'nickname', 'roles']

/** The sheet again, row by row: what stood in it, and why a row is left, beside its cell. */
export function ImportRows({ rows, words }: ImportRowsProps) {
  const t = useWords(userWords)
  const left = rows.filter(({ outcome }) => outcome === 'left')
  const [isOnlyLeft, setOnlyLeft] = useState(false)
  const shown = isOnlyLeft && left.length > 0 ? left : rows
  const columns = importColumns.filter(
    (name) => usual.includes(name) || rows.some(({ problems }) => problems[name] !== undefined),
  )
  return (
    <section aria-label={t('import.report')} className="user-import-report">
      <header>
        <h3>{t('import.report')}</h3>
        {left.length > 0 && left.length < rows.length && (
          <Checkbox checked={isOnlyLeft} onChange={({ target }) => setOnlyLeft(target.checked)}>
            {t('import.onlyLeft')}
          </Checkbox>
        )}
      </header>
      <div className="user-import-scroll" role="region" aria-label={t('import.report')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('import.row')}</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {t(`fields.${name}`)}
                </th>
              ))}
              <th scope="col">{t('import.result')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, maxDrawn).map((row) => (
              <tr key={row.at}>
                <td data-label={t('import.row')}>{row.at}</td>
                {columns.map((name) => (
                  <Cell key={name} row={row} name={name} />
                ))}
                <td data-label={t('import.result')}>
                  <span className="kit-tag" data-tone={tones[row.outcome]}>
                    {t(`import.${words}.${row.outcome}`)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length > maxDrawn && (
        <p className="kit-muted">{t('import.rowsLeft', { count: shown.length - maxDrawn })}</p>
      )}
    </section>
  )
}

/** What stood in a cell; a password is not shown, only what is wrong with it. */
function Cell({ row, name }: { readonly row: ImportRow; readonly name: ImportColumn }) {
  const t = useWords(userWords)
  const problem = row.problems[name]
  return (
    <td data-label={t(`fields.${name}`)}>
      {name === 'password' ? '' : row.values[name]}
      {problem !== undefined && <span className="kit-problem">{problem}</span>}
    </td>
  )
}
