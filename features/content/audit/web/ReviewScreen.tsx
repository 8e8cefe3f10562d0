import './review.css'
import { Button } from 'antd'
import { fieldsIn } from '#kit/contract/field.ts'
import type { Recorded } from '#kit/resource/web/formed.ts'
import { nameIn } from '#kit/resource/web/formed.ts'
import { Go } from '#kit/view/web/Go.tsx'
import { useShortcuts } from '#kit/typing/web/shortcuts.ts'
import { useRead } from '#kit/http/web/query.ts'
import { useRecord } from '#kit/resource/web/useRecord.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { ErrorState } from '#kit/states/web/states.tsx'
import { StatusTag } from '#kit/resource/web/StatusTag.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { auditEndpoints } from '../audit.contract.ts'
import { auditWords } from '../audit.words.ts'
import { DecisionHistory } from './DecisionHistory.tsx'
import { reviewShortcuts } from './reviewShortcuts.ts'
import { DecisionPanel, type Review } from './DecisionPanel.tsx'
import type { Place, Reviewable } from './reviewable.ts'
import { ReviewLead } from './ReviewLead.tsx'
import { SinceReview } from './SinceReview.tsx'
import { useQueue } from './useQueue.ts'

interface ReviewScreenProps {
  readonly reviewable: Reviewable
  readonly id: number
}

/** K1: one record as its readers see it, what has changed since the last review, and the decision beside it. */
export function ReviewScreen({ reviewable, id }: ReviewScreenProps) {
  const query = { resource: reviewable.resource, id }
  const review = useRead(auditEndpoints.get, { query }, { staleTime: 0 })
  const read = useRecord(reviewable.get, id)
  if (review.error) return <ErrorState error={review.error} onRetry={() => void review.refetch()} />
  const isGone = isRefusal(read.error, 404)
  if (read.error && !isGone) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />
  if (!review.data || (!read.record && !isGone)) return <FormSkeleton />
  const record = isGone ? undefined : read.record
  return <Reviewed reviewable={reviewable} id={id} record={record} review={review.data} />
}

interface ReviewedProps extends ReviewScreenProps {
  readonly record: Recorded | undefined
  readonly review: Review
}

function Reviewed({ reviewable, id, record, review }: ReviewedProps) {
  const t = useWords(auditWords)
  const queue = useQueue(reviewable, id)
  const own = useFieldPlaces(reviewable)
  useShortcuts(reviewShortcuts, { next: () => queue.goOn() })
  const title = (record && nameIn(record)) || review.decisions[0]?.title
  useScreenName(title)
  return (
    <div className="review">
      <ScreenHead
        title={title}
        mark={record && <StatusTag machine={reviewable.machine} status={reviewable.statusOf(record)} />}
      >
        {record && reviewable.viewHref && <Go href={reviewable.viewHref(id)}>{t('review.whole')}</Go>}
        <Go href={reviewable.home}>{t('review.back')}</Go>
        <Button disabled={!queue.hasNext} onClick={queue.goOn}>
          {t('review.next')}
        </Button>
      </ScreenHead>
      <ReviewLead record={record} review={review} queue={queue} />
      <div className="review-columns">
        <div className="review-main">
          {record ? reviewable.shown(record) : <p className="kit-muted">{t('review.gone')}</p>}
          {record && review.before && (
            <SinceReview reviewable={reviewable} record={record} review={review} before={review.before} />
          )}
          <DecisionHistory decisions={review.decisions} />
        </div>
        <reviewable.MorePlaces record={record}>
          {(more) => (
            <DecisionPanel
              reviewable={reviewable}
              id={id}
              record={record}
              review={review}
              places={[...more, ...own]}
              onDone={queue.goOn}
            />
          )}
        </reviewable.MorePlaces>
      </div>
    </div>
  )
}

/** The fields by name: where a reason may stand. */
function useFieldPlaces({ resource, fields }: Reviewable): readonly Place[] {
  const words = useResourceWords(resource)
  return fieldsIn(fields).map(([name]) => ({
    key: name,
    label: words.label(name),
    pin: { field: name },
  }))
}
