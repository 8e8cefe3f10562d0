import { Button, Progress as Bar } from 'antd'
import type { Progress } from '#kit/contract/progress.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { ImportReport } from '../../import/importReport.ts'
import { userWords } from '../../user.words.ts'
import { ImportRows } from './ImportRows.tsx'

interface ImportPlanProps {
  readonly report: ImportReport
  /** How far it is, while it is taken over. */
  readonly taking: Progress | undefined
  readonly onTake: () => void
  readonly onStop: () => void
  readonly onOther: () => void
}

/** What would become of each row; nothing has been made yet. */
export function ImportPlan({ report, taking, onTake, onStop, onOther }: ImportPlanProps) {
  const t = useWords(userWords)
  const format = useFormat()
  const { rows, takenCount, unknownColumns } = report
  const left = rows.length - takenCount
  return (
    <>
      <div className="user-import-summary" role="status">
        <strong>{t('import.summary', { count: takenCount })}</strong>
        <span className="kit-tag" data-tone={left > 0 ? 'wait' : 'ok'}>
          {left > 0 ? t('import.left', { count: left }) : t('import.whole')}
        </span>
      </div>
      {unknownColumns.length > 0 && (
        <p className="kit-muted">{t('import.unknownColumns', { names: format.list(unknownColumns) })}</p>
      )}
      <ImportRows rows={rows} words="planned" />
      {taking ? (
        <Taking progress={taking} onStop={onStop} />
      ) : (
        <div className="user-import-bar">
          <Button onClick={onOther}>{t('import.other')}</Button>
          <Button type="primary" disabled={takenCount === 0} onClick={onTake}>
            {t('import.take', { count: takenCount })}
          </Button>
        </div>
      )}
    </>
  )
}

function Taking({ progress: { done, of }, onStop }: { progress: Progress; onStop: () => void }) {
  const t = useWords(userWords)
  const kit = useWords(kitWords)
  const label = t('import.taking', { done, of })
  return (
    <div aria-busy="true" className="user-import-bar">
      <Bar aria-label={label} percent={of === 0 ? 0 : (done / of) * 100} showInfo={false} status="active" />
      <span role="status">{label}</span>
      <Button onClick={onStop}>{kit('actions.cancel')}</Button>
    </div>
  )
}
