import '#kit/table/web/list.css'
import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { errorText } from '#kit/http/web/errorText.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { Outcome } from './moveRecords.ts'

interface MoveReportProps<Row> {
  readonly label: string
  readonly outcomes: readonly Outcome<Row>[]
  readonly nameOf: (row: Row) => string
  readonly onClose: () => void
}

/** What became of each row of a bulk action. */
export function MoveReport<Row extends { readonly id: number }>(props: MoveReportProps<Row>) {
  const { label, outcomes, nameOf, onClose } = props
  const t = useWords(kitWords)
  const refused = outcomes.filter((outcome) => outcome.error !== undefined).length
  return (
    <Modal
      open
      title={t('bulk.title', { move: label })}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('actions.close')}</Button>}
    >
      <p className="kit-muted">
        {t('bulk.done', { count: outcomes.length - refused })} · {t('bulk.refused', { count: refused })}
      </p>
      <ul className="kit-report">
        {outcomes.map(({ row, error }) => (
          <li key={row.id} data-refused={error !== undefined || undefined}>
            {error === undefined ? <CheckCircleFilled aria-hidden /> : <CloseCircleFilled aria-hidden />}
            <span>{nameOf(row) || t('list.untitled')}</span>
            <span className="kit-muted">{error === undefined ? t('bulk.ok') : errorText(error)}</span>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
