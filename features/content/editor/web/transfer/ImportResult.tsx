import { Button } from 'antd'
import { useState } from 'react'
import { EmptyState } from '#kit/states/web/states.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { problemsOf } from '#deck/deck.problems.ts'
import { useDeckWords } from '#deck/web/words.ts'
import type { ImportReport } from '#features/content/activity-transfer/activity-transfer.contract.ts'
import { importWords } from '#features/content/activity-transfer/activity-import.words.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { ImportRows } from './ImportRows.tsx'
import { ImportTarget, type Into } from './ImportTarget.tsx'
import type { Target } from './useImport.ts'

interface Props {
  readonly report: ImportReport
  /** The activity from which one came; the cards may be added to it. */
  readonly into: Into | undefined
  readonly isTaking: boolean
  onTake(target: Target): void
  onOther(): void
}

/** What became of a document: in one line, row by row, and as learners will see it. */
export function ImportResult({ report, into, isTaking, onTake, onOther }: Props) {
  const t = useWords(importWords)
  const hasWords = useDeckWords()
  const [shownId, setShownId] = useState(report.cards[0]?.id)
  if (report.cards.length === 0)
    return (
      <>
        <EmptyState lead={t('nothingLead')} title={t('nothing')}>
          <Button onClick={onOther} type="primary">
            {t('other')}
          </Button>
        </EmptyState>
        {report.rows.length > 0 && <ImportRows onShow={setShownId} report={report} />}
      </>
    )
  return (
    <>
      <Summary report={report} />
      <div className="import-columns">
        <ImportRows onShow={setShownId} report={report} shownId={shownId} />
        {hasWords && <ImportPreview report={report} shownId={shownId} />}
      </div>
      <ImportTarget
        count={report.cardCount}
        into={into}
        isTaking={isTaking}
        onOther={onOther}
        onTake={onTake}
        title={report.title || t('untitled')}
      />
    </>
  )
}

function Summary({ report }: { readonly report: ImportReport }) {
  const t = useWords(importWords)
  const losses = report.rows.filter(({ outcome }) => outcome !== 'taken').length
  const problems = problemsOf(report.cards).length
  return (
    <div className="import-summary" role="status">
      <strong>{t('summary', { count: report.cardCount })}</strong>
      <span className="kit-tag" data-tone={losses > 0 ? 'wait' : 'ok'}>
        {losses > 0 ? t('losses', { count: losses }) : t('whole')}
      </span>
      {problems > 0 && <span className="kit-muted">{t('problems', { count: problems })}</span>}
    </div>
  )
}
