import type { Recorded } from '#kit/resource/web/formed.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { auditWords } from '../audit.words.ts'
import type { Review } from './DecisionPanel.tsx'
import type { useQueue } from './useQueue.ts'

interface ReviewLeadProps {
  readonly record: Recorded | undefined
  readonly review: Review
  readonly queue: ReturnType<typeof useQueue>
}

/** Who made it, since when it waits, and where it stands in the queue. */
export function ReviewLead({ record, review: { waitsSince }, queue }: ReviewLeadProps) {
  const t = useWords(auditWords)
  const format = useFormat()
  const { place, count, isComing } = queue
  const creatorName = record?.creatorName ?? ''
  return (
    <p className="review-lead">
      {creatorName && <span>{t('review.by', { name: creatorName })}</span>}
      {waitsSince !== null && <span>{t('review.waits', { time: format.ago(waitsSince) })}</span>}
      {place > 0 && <span>{t('review.place', { place, count })}</span>}
      {isComing && waitsSince !== null && (
        <span aria-hidden="true" className="review-coming">
          {t('review.place', { place: 1, count: 1 })}
        </span>
      )}
    </p>
  )
}
