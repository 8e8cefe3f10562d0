import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { ImportReport } from '../../import/importReport.ts'
import { userWords } from '../../user.words.ts'
import { ImportRows } from './ImportRows.tsx'

interface ImportDoneProps {
  readonly report: ImportReport
  readonly onOther: () => void
  readonly onClose: () => void
  readonly onSave: () => void
}

/** What became of each row, and the report with the passwords, which nothing else has. */
export function ImportDone({ report, onOther, onClose, onSave }: ImportDoneProps) {
  const t = useWords(userWords)
  const kit = useWords(kitWords)
  const { rows, takenCount } = report
  const left = rows.length - takenCount
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => summary.current?.focus(), [])
  return (
    <>
      <div className="user-import-summary" role="status" ref={summary} tabIndex={-1}>
        <strong>{t('import.done', { count: takenCount })}</strong>
        {left > 0 && (
          <span className="kit-tag" data-tone="wait">
            {t('import.left', { count: left })}
          </span>
        )}
      </div>
      {rows.some(({ isMade }) => isMade) && (
        <output className="kit-banner">
          <span>{t('import.told')}</span>
        </output>
      )}
      <ImportRows rows={rows} words="outcomes" />
      <div className="user-import-bar">
        <Button onClick={onOther}>{t('import.other')}</Button>
        <Button onClick={onClose}>{kit('actions.close')}</Button>
        <Button type="primary" icon={<DownloadOutlined aria-hidden="true" />} onClick={onSave}>
          {t('import.save')}
        </Button>
      </div>
    </>
  )
}
