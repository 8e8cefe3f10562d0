import './import.css'
import { useEffect, useRef } from 'react'
import { useGo } from '#kit/view/web/Go.tsx'
import { notify } from '#kit/notice/web/notice.ts'
import { useRead, useRefresh } from '#kit/http/web/query.ts'
import { useRecordId } from '#kit/resource/web/recordId.ts'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { importWords } from '#features/content/activity-transfer/activity-import.words.ts'
import { activityPaths } from '../record/paths.ts'
import { ImportResult } from './ImportResult.tsx'
import { ImportStart } from './ImportStart.tsx'
import { useImport, type Target } from './useImport.ts'

/** D11: a document becomes cards; its report comes before anything is written. */
export function ActivityImport() {
  const t = useWords(importWords)
  const go = useGo()
  const refresh = useRefresh()
  const id = useRecordId()
  const read = useRead(activityEndpoints.get, { query: { id: id ?? 0 } }, { enabled: id !== undefined })
  const { state, isTaking, look, take, reset } = useImport()
  const result = useRef<HTMLDivElement>(null)
  const isRead = state.kind === 'read'

  useEffect(() => {
    if (isRead) result.current?.focus()
  }, [isRead])

  const takeOver = async (target: Target) => {
    const activityId = await take(target)
    if (activityId === undefined) return void (target.take === 'add' && read.refetch())
    const count = isRead ? state.report.cardCount : 0
    notify({ kind: 'success', text: t('taken', { count }) })
    await refresh(activityEndpoints.page)
    go(activityPaths.edit(activityId))
  }
  return (
    <div className="import">
      <ScreenHead lead={t('lead')} title={t('title')} />
      {state.kind === 'read' ? (
        <div className="import-result" ref={result} tabIndex={-1}>
          <ImportResult
            into={read.data?.mayEdit ? read.data : undefined}
            isTaking={isTaking}
            onOther={reset}
            onTake={(target) => void takeOver(target)}
            report={state.report}
          />
        </div>
      ) : (
        <ImportStart onFile={(file) => void look(file)} onStop={reset} state={state} />
      )}
    </div>
  )
}
