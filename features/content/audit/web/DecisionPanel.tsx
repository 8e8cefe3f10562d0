import type { DataOf } from '#kit/contract/endpoint.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import type { Recorded } from '#kit/resource/web/formed.ts'
import { RelativeTime } from '#kit/i18n/web/RelativeTime.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import type { auditEndpoints } from '../audit.contract.ts'
import { auditWords } from '../audit.words.ts'
import { DecisionForm } from './DecisionForm.tsx'
import { ResultTag } from './ResultTag.tsx'
import type { Place, Reviewable } from './reviewable.ts'
import { useCompany } from './useCompany.ts'
import { useDecide } from './useDecide.ts'

export type Review = DataOf<(typeof auditEndpoints)['get']>

interface DecisionPanelProps {
  readonly reviewable: Reviewable
  readonly id: number
  readonly record: Recorded | undefined
  readonly review: Review
  readonly places: readonly Place[]
  readonly onDone: () => void
}

/** Who else looks, the decision, or how it was taken already. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { reviewable, id, record, review, places, onDone } = props
  const t = useWords(auditWords)
  const { run, isSending, isLate } = useDecide(reviewable, onDone)
  return (
    <aside className="kit-panel review-part review-decision" aria-labelledby="review-decision">
      <h2 id="review-decision">{t('decide.title')}</h2>
      <Company reviewable={reviewable} id={id} />
      {isLate && <Late review={review} />}
      {record && review.mayDecide ? (
        <DecisionForm
          places={places}
          isSending={isSending}
          onDecide={(draft) => run(record, draft, places)}
        />
      ) : (
        <ClosedReview review={review} />
      )}
    </aside>
  )
}

function Company({ reviewable, id }: Pick<DecisionPanelProps, 'reviewable' | 'id'>) {
  const t = useWords(auditWords)
  const format = useFormat()
  const names = useCompany(reviewable.resource, id)
  return (
    <output className="review-company" hidden={names.length === 0}>
      {names.length > 0 && t('review.company', { count: names.length, names: format.list(names) })}
    </output>
  )
}

/** Somebody was first: who, or only that it has changed. */
function Late({ review: { isWaiting, decisions } }: Pick<DecisionPanelProps, 'review'>) {
  const t = useWords(auditWords)
  const first = isWaiting ? undefined : decisions[0]
  return (
    <output className="kit-banner" data-tone="info">
      {first ? t('decide.late', { name: first.reviewerName }) : t('decide.changed')}
    </output>
  )
}

function ClosedReview({ review: { isWaiting, decisions } }: Pick<DecisionPanelProps, 'review'>) {
  const t = useWords(auditWords)
  const [last] = decisions
  if (isWaiting) return <p>{t('decide.own')}</p>
  return (
    <>
      {last && (
        <p>
          <ResultTag result={last.result} /> {last.reviewerName} <RelativeTime at={last.at} />
        </p>
      )}
      <p className="kit-muted">{t('decide.closed')}</p>
    </>
  )
}
