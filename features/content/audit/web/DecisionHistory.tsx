import { RelativeTime } from '#kit/i18n/web/RelativeTime.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import type { Decision } from '../audit.contract.ts'
import { auditWords } from '../audit.words.ts'
import { ResultTag } from './ResultTag.tsx'

/** What was decided on it before, the newest first. */
export function DecisionHistory({ decisions }: { readonly decisions: readonly Decision[] }) {
  const t = useWords(auditWords)
  return (
    <section className="kit-panel review-part" aria-labelledby="review-history">
      <h2 id="review-history">{t('review.history')}</h2>
      {decisions.length === 0 && <p className="kit-muted">{t('review.first')}</p>}
      <ol className="review-history">
        {decisions.map((one) => (
          <li key={one.id}>
            <ResultTag result={one.result} /> <span>{one.reviewerName}</span> <RelativeTime at={one.at} />
            {one.reason !== '' && <p>{one.reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
