import { FieldChanges } from '#kit/fields/web/FieldChanges.tsx'
import type { Recorded } from '#kit/resource/web/formed.ts'
import type { Values } from '#kit/form/values.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { auditWords } from '../audit.words.ts'
import type { Review } from './DecisionPanel.tsx'
import type { Reviewable } from './reviewable.ts'

interface SinceReviewProps {
  readonly reviewable: Reviewable
  readonly record: Recorded
  readonly review: Review
  readonly before: Values
}

/** What has changed since somebody decided on it last, field by field. */
export function SinceReview({ reviewable, record, review, before }: SinceReviewProps) {
  const t = useWords(auditWords)
  const { resource, fields, changes } = reviewable
  const { changed } = review
  return (
    <section className="kit-panel review-part" aria-labelledby="review-changes">
      <h2 id="review-changes">{t('review.changes')}</h2>
      {changed.length === 0 && <p className="kit-muted">{t('review.unchanged')}</p>}
      {changed.length > 0 &&
        (changes?.(record, before) ?? (
          <FieldChanges
            resource={resource}
            fields={fields}
            changed={changed}
            before={before}
            after={record}
          />
        ))}
    </section>
  )
}
