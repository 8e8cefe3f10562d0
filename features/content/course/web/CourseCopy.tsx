import { useRead } from '#kit/http/web/query.ts'
import { useRecordId } from '#kit/resource/web/recordId.ts'
import { CopyPanel } from '#kit/view/web/CopyPanel.tsx'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { ErrorState, MissingRecord } from '#kit/states/web/states.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { courseEndpoints } from '../course.contract.ts'
import { designWords } from '../course-design.words.ts'
import { courseHome } from './paths.ts'
import { useCopyCourse } from './useCopyCourse.ts'

/** E1 */
export function CourseCopy() {
  const t = useWords(designWords)
  const id = useRecordId()
  const read = useRead(courseEndpoints.get, { query: { id: id ?? 0 } }, { enabled: id !== undefined })
  const { copy, isPending } = useCopyCourse()
  if (id === undefined) return <MissingRecord home={courseHome} />
  if (read.error)
    return <ErrorState error={read.error} home={courseHome} onRetry={() => void read.refetch()} />
  if (!read.data) return <FormSkeleton />
  return (
    <div className="kit-form">
      <ScreenHead lead={t('copy.lead')} title={t('copy.title')} />
      <CopyPanel
        cover={read.data.cover}
        isPending={isPending}
        label={t('copy.begin')}
        onCopy={() => copy(id)}
        size={t('places.count', { count: read.data.activityCount })}
        title={read.data.title}
      />
    </div>
  )
}
