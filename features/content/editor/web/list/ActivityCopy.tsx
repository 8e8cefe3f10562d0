import { useState } from 'react'
import { useRead } from '#kit/http/web/query.ts'
import { useRecordId } from '#kit/resource/web/recordId.ts'
import { CopyPanel } from '#kit/view/web/CopyPanel.tsx'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { ErrorState, MissingRecord } from '#kit/states/web/states.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { activityHome } from '../record/paths.ts'
import { useCopyActivity } from './useCopyActivity.ts'

/** D1 */
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
  return (
    <div className="kit-form">
      <ScreenHead lead={t('copy.lead')} title={t('copy.title')} />
      <CopyPanel
        cover={read.data.cover}
        isPending={isCopying}
        label={t('copy.begin')}
        onCopy={() => {
          setCopying(true)
          void copy(id).finally(() => setCopying(false))
        }}
        size={t('version.cards', { count: read.data.cardCount })}
        title={read.data.title}
      />
    </div>
  )
}
