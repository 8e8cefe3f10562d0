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
export function ReviewLead({ record, review: { waitsSince }, queue: { place, count } }: ReviewLeadProps) {
  const t = useWords(auditWords)
  const format = useFormat()
  const creatorName = record?.creatorName ?? ''
  return (
    <p className="review-lead">
      {creatorName && <span>{t('review.by', { name: creatorName })}</span>}
      {waitsSince !== null && <span>{t('review.waits', { time: format.ago(waitsSince) })}</span>}
      {place > 0 && <span>{t('review.place', { place, count })}</span>}
    </p>
  )
}
