import '../view/deckView.css'
import { Button } from 'antd'
import { useState } from 'react'
import { nameIn, type Recorded } from '#kit/resource/web/formed.ts'
import { useRead } from '#kit/http/web/query.ts'
import { useRecordId } from '#kit/resource/web/recordId.ts'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { ErrorState, MissingRecord } from '#kit/states/web/states.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { activityHome } from '../record/paths.ts'
import { useCopyActivity } from './useCopyActivity.ts'

/** D1: the address of a copy asks first, so that a link or a reload makes none. */
export function ActivityCopy() {
  const t = useWords(activityWords)
  const id = useRecordId()
  const read = useRead(activityEndpoints.get, { query: { id: id ?? 0 } }, { enabled: id !== undefined })
  const copy = useCopyActivity()
  const [isCopying, setCopying] = useState(false)
  if (id === undefined) return <MissingRecord home={activityHome} />
  if (read.error)
    return <ErrorState error={read.error} home={activityHome} onRetry={() => void read.refetch()} />
  if (!read.data) return <FormSkeleton />
  const record: Recorded = read.data
  return (
    <div className="kit-form">
      <ScreenHead lead={t('copy.lead')} title={t('copy.title')} />
      <section className="kit-panel deck-view">
        <h2>{nameIn(record)}</h2>
        <p className="kit-muted">{t('version.cards', { count: read.data.cardCount })}</p>
        <Button
          loading={isCopying}
          onClick={() => {
            setCopying(true)
            void copy(id).finally(() => setCopying(false))
          }}
          type="primary"
        >
          {t('copy.begin')}
        </Button>
      </section>
    </div>
  )
}
