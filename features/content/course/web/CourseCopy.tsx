import './copy.css'
import { Button } from 'antd'
import { useRead } from '#kit/http/web/query.ts'
import { useRecordId } from '#kit/resource/web/recordId.ts'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { ErrorState, MissingRecord } from '#kit/states/web/states.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { courseEndpoints } from '../course.contract.ts'
import { designWords } from '../course-design.words.ts'
import { courseHome } from './paths.ts'
import { useCopyCourse } from './useCopyCourse.ts'

/** E1: the address of a copy asks first, so that a link or a reload makes none. */
export function CourseCopy() {
  const t = useWords(designWords)
  const kit = useWords(kitWords)
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
      <section className="kit-panel course-copy">
        {read.data.cover && <img alt="" height={90} src={read.data.cover} width={160} />}
        <div>
          <h2>{read.data.title || kit('list.untitled')}</h2>
          <p className="kit-muted">{t('places.count', { count: read.data.activityCount })}</p>
          <Button loading={isPending} onClick={() => copy(id)} type="primary">
            {t('copy.begin')}
          </Button>
        </div>
      </section>
    </div>
  )
}
